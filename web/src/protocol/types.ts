// Made by `npm run types` from the server. Do not edit.
export type Answer =
  | Me
  | YourDevice
  | DeviceLink
  | DeviceLinkState
  | DeviceOffer
  | Kept
  | GameInfo
  | GameSchema
  | Listed
  | MyTables
  | TableLaid
  | TableSeen
  | LegalMoves
  | Profile
  | History
  | Ladder
  | DayTold
  | DealResults
  | Calendar
  | Replay
  | Imported
  | ImportedRecord
  | ReviewState
  | Knowable
  | Attempt
  | EditionForm
  | CheckedEdition
  | ReadEdition
  | MyEdition
  | QuickStudy
  | LessonPlan
  | Judged
  | Problem
  | SharedAddress
  | PushKey
  | NotificationSettings
  | Feeds
  | Tried
  | Company
  | Searching
  | SearchTold;
export type ToClient =
  | Welcome
  | YouAre
  | TablesChanged
  | TableNow
  | News
  | Done
  | Refused
  | Hint
  | MoveJudged
  | Here
  | Said
  | Unsaid
  | Locked
  | Pong
  | Notices;
export type ToServer = Watch | Unwatch | Do | Say | AskHint | WhyNot | Ping;

/**
 * End the game without a winner: at once among bots alone, else if all other people in it agree.
 */
export interface Abandon {
  do: 'abandon';
}
/**
 * Another seat agrees, or one of them does not and the request is gone.
 */
export interface AbandonAnswered {
  agrees: boolean;
  entry: 'abandon-answered';
  seat: number;
}
/**
 * A seat would like to end the game without a winner.
 */
export interface AbandonAsked {
  entry: 'abandon-asked';
  seat: number;
}
/**
 * Add 128 to 256 random bits of my own to the chance of the coming game, once its commitment is known.
 */
export interface AddNonce {
  do: 'add-nonce';
  nonce: string;
}
/**
 * One move and the estimated chance to win after it: the search's share of wins, calibrated on games.
 */
export interface Advice {
  chances?: number[];
  move: string;
  rank: number;
  wins: number;
}
/**
 * What whoever runs the server tells everybody: by language, in one or in all.
 */
export interface Announced {
  id: number;
  texts: {
    [k: string]: string;
  };
}
/**
 * You, as the server knows you.
 */
export interface Me {
  id: string;
  is_named: boolean;
  login: string | null;
  name: string;
}
/**
 * A browser that you are signed in with. No addresses are kept.
 */
export interface YourDevice {
  browser: string;
  created_at: number;
  id: string;
  is_this: boolean;
  last_seen: number;
  system: string;
}
/**
 * A link for your other device. Nobody else should see it.
 */
export interface DeviceLink {
  expires_at: number;
  lasts_ms: number;
  link: string;
  qr: string;
  reach: 'anywhere' | 'here' | 'network';
}
/**
 * Whether the link that this device made last still waits to be used.
 */
export interface DeviceLinkState {
  is_waiting: boolean;
}
/**
 * Whom the link makes you, and whom you would no longer be on this device.
 */
export interface DeviceOffer {
  expires_at: number;
  given_up: GivenUp | null;
  is_you: boolean;
  name: string;
}
/**
 * Who you are on this device until now.
 */
export interface GivenUp {
  can_return: boolean;
  name: string;
  tables: number;
}
/**
 * For how many days this server keeps what; 0: for ever.
 */
export interface Kept {
  addresses_in_log: boolean;
  chat: number;
  finished_tables: number;
  guests: number;
  open_tables: number;
  records: number;
}
/**
 * A game that can be laid.
 */
export interface GameInfo {
  calm_options: {
    [k: string]: string | number | boolean;
  };
  credits: {
    [k: string]: string;
  };
  digest: string;
  edition: string;
  external_bots: string[];
  has_edition: boolean;
  has_lesson: boolean;
  is_ready: boolean;
  is_realtime: boolean;
  levels: string[];
  name: string;
  options: OptionInfo[];
  rules_version: string;
  seats: number[];
  taglines: {
    [k: string]: string;
  };
  titles: {
    [k: string]: string;
  };
}
/**
 * An option: one of several names, a switch, or a whole number. Its words: `option-NAME` and so on.
 */
export interface OptionInfo {
  choices: string[];
  default: string | number | boolean;
  forms: string[];
  is_form: boolean;
  kind: 'choice' | 'number' | 'switch';
  least: number | null;
  most: number | null;
  name: string;
}
/**
 * What a game's views look like, and how its events and moves are put into words.
 */
export interface GameSchema {
  view: Shape;
  words: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * The shape of one value.
 */
export interface Shape {
  can_hide?: boolean;
  fields?: {
    [k: string]: Shape;
  };
  form: 'counts' | 'list' | 'moment' | 'number' | 'record' | 'seat' | 'switch' | 'text' | 'thing';
  is_by_seat?: boolean;
  items?: Shape | null;
  name?: string;
  place?: '' | 'aside' | 'nowhere';
  size?: string;
  word?: string;
}
/**
 * A table as lists show it.
 */
export interface Listed {
  chairs: Chair[];
  changed_at: number;
  created_at: number;
  friends: string[];
  game: string;
  is_host: boolean;
  is_public: boolean;
  is_your_turn: boolean;
  moves: number;
  outcome: Outcome | null;
  seats: number;
  status: 'open' | 'over' | 'paused' | 'playing';
  table: string;
}
/**
 * A seat as lists show it.
 */
export interface Chair {
  bot?: string;
  called?: number | null;
  is_to_act?: boolean;
  kind: 'bot' | 'empty' | 'person';
  name?: string;
  person?: string;
}
/**
 * How a game ended. `winners` share the win; nobody wins a draw.
 *
 *     `scores` is None where the game ended without scoring.
 */
export interface Outcome {
  ending: string;
  scores: number[] | null;
  winners: number[];
}
/**
 * Your tables, and what you have played. `before` asks for older results; empty: there are none.
 */
export interface MyTables {
  before: string;
  invited: Invitation[];
  open: Listed[];
  over: Played[];
  playing: Listed[];
}
/**
 * A table that somebody has asked you to, where there is room.
 */
export interface Invitation {
  at: number;
  by: string;
  person: string;
  table: Listed;
}
/**
 * A game that has ended, the `number`th at its table.
 */
export interface Played {
  chairs: Chair[];
  ended_at: number;
  game: string;
  moves: number;
  number: number;
  outcome: Outcome | null;
  table: string;
}
/**
 * The table, and the links to it.
 */
export interface TableLaid {
  commitment: string;
  links: Links;
  number: number;
  table: string;
}
/**
 * Whoever has the seat link may sit down; whoever has the watch link may look. None: not for you.
 */
export interface Links {
  reach: 'anywhere' | 'here' | 'network';
  seat: string | null;
  watch: string;
}
/**
 * A table as you may see it now.
 */
export interface TableSeen {
  eyes: number | null;
  links: Links;
  may_sit: boolean;
  moves: string[];
  number: number;
  shown: View[];
  state: TableState;
  table: string;
  view: View | null;
}
/**
 * What one viewer may know of a position. `seat` is None for a spectator.
 */
export interface View {
  asks: string[];
  game: string;
  outcome: Outcome | null;
  seat: number | null;
  seats: number;
  to_act: number[];
}
/**
 * A table as everybody may see it, around the board.
 */
export interface TableState {
  are_spectators_muted: boolean;
  clock_zero: number | null;
  commitment: string | null;
  daily: string;
  draws: number;
  ended_at: number | null;
  former: FormerHolder[];
  game_number: number;
  games_ended: number;
  has_undo: boolean;
  host: string;
  how: ('abandoned' | 'out-of-time' | 'played' | 'resigned') | null;
  kept_out: Outsider[];
  moves: number;
  muted: Outsider[];
  next_commitment: string;
  nonces: string[];
  number: number;
  origin: Origin | null;
  outcome: Outcome | null;
  players: string[];
  requests: Requests;
  seats: SeatState[];
  secret: string | null;
  settings: Settings;
  started_at: number | null;
  status: 'open' | 'over' | 'paused' | 'playing';
}
/**
 * Somebody whose seat in this game was handed over to another device.
 */
export interface FormerHolder {
  person: string;
  seat: number;
}
/**
 * Somebody whom the host keeps out of the seats, or of the table; or who may not write in the chat.
 */
export interface Outsider {
  from_table: boolean;
  name: string;
  person: string;
}
/**
 * The finished game that is played on from one of its positions: a table's, or a record's.
 */
export interface Origin {
  game?: number;
  moves: number;
  record?: string;
  seat: number;
  table?: string;
}
/**
 * What is asked at the moment. `rematch` are the seats that would like another game.
 */
export interface Requests {
  abandon: Request | null;
  claim: Claim | null;
  pause: Request | null;
  rematch: number[];
  undo: Request | null;
}
/**
 * What somebody asked all others, and who has agreed so far.
 */
export interface Request {
  agreed: number[];
  by: number;
  waits_for: number[];
}
/**
 * Somebody without a seat says that this one is theirs, and who has confirmed it so far.
 */
export interface Claim {
  agreed: number[];
  asked_at: number;
  name: string;
  person: string;
  seat: number;
}
/**
 * One seat. While `deadline` is set and not short, the bank holds what is left until then.
 */
export interface SeatState {
  bank_ms: number | null;
  bot: string | null;
  called: number | null;
  deadline: number | null;
  has_moved: boolean;
  has_resigned: boolean;
  held_by: string | null;
  is_asked: boolean;
  is_hand_shown: boolean;
  is_ready: boolean;
  is_short: boolean;
  kind: 'bot' | 'empty' | 'person';
  left_ms: number | null;
  name: string;
  nonce: string;
  person: string | null;
  wins: number;
}
/**
 * Which game, for how many, and how time is kept. Knows no language.
 */
export interface Settings {
  clock: NoClock | LiveClock | RelaxedClock;
  edition: {} | null;
  game: string;
  hints: boolean;
  holder: 'casual' | 'club' | 'expert' | 'master' | 'novice';
  is_public: boolean;
  is_rated: boolean;
  options: {
    [k: string]: string | number | boolean;
  };
  seats: number;
  when_out: 'bot' | 'forfeit';
}
/**
 * Nobody is hurried.
 */
export interface NoClock {
  clock: 'none';
}
/**
 * A time bank for the whole game, and seconds added after each own move.
 */
export interface LiveClock {
  bank: number;
  clock: 'live';
  increment: number;
  short: number | null;
}
/**
 * Days for each move.
 */
export interface RelaxedClock {
  clock: 'relaxed';
  days: number;
}
/**
 * What you may do at this very moment, also where a game runs against the clock.
 */
export interface LegalMoves {
  again_ms: number | null;
  moves: string[];
  number: number;
}
/**
 * Somebody. What its owner does not show is null.
 */
export interface Profile {
  by_bot: WithBot[] | null;
  by_game: OfGame[] | null;
  is_you: boolean;
  looks: Looks;
  name: string;
  people: Companion[] | null;
  person: string;
  precisions: PrecisionTold[] | null;
  ratings: RatingTold[] | null;
  relation: Relation | null;
  shows: Shows | null;
}
/**
 * Games with a bot of this level at the table.
 */
export interface WithBot {
  bot: string;
  drawn: number;
  game: string;
  games: number;
  lost: number;
  won: number;
}
/**
 * How often somebody has played a game, and what came of it.
 */
export interface OfGame {
  drawn: number;
  game: string;
  games: number;
  lost: number;
  won: number;
}
/**
 * Somebody's sign: a shape and a colour.
 */
export interface Looks {
  colour: number;
  shape: number;
}
/**
 * The same as others look today.
 */
export interface Companion {
  drawn: number;
  games: number;
  is_blocked: boolean;
  is_followed: boolean;
  last_at: number;
  looks: Looks;
  lost: number;
  name: string;
  person: string;
  won: number;
}
/**
 * How precisely somebody plays a game. The means are those of the latest games, by decision.
 */
export interface PrecisionTold {
  accuracy: number;
  curve: [number, number][];
  error_rate: number;
  game: string;
  games: number;
  latest: number;
  level: string | null;
}
/**
 * A rating as people read it: the truth is within `margin` points of it, 19 times in 20.
 */
export interface RatingTold {
  curve: [number, number][];
  game: string;
  games: number;
  is_provisional: boolean;
  margin: number;
  points: number;
}
/**
 * What somebody is to you. What you are to them is not told.
 */
export interface Relation {
  can_be_invited: boolean;
  is_blocked: boolean;
  is_followed: boolean;
}
/**
 * What others may see of a profile. The name they see anyway, wherever somebody sits.
 */
export interface Shows {
  daily: boolean;
  people: boolean;
  ratings: boolean;
  results: 'all' | 'none' | 'public';
  tables: boolean;
}
/**
 * Games, the latest first. `before` asks for older ones; empty: there are none.
 */
export interface History {
  before: string;
  games: HistoryGame[];
}
/**
 * A game that has ended, and what it was for whose history this is.
 */
export interface HistoryGame {
  accuracy: number | null;
  can_replay: boolean;
  chairs: Chair[];
  ended_at: number;
  error_rate: number | null;
  game: string;
  is_rated: boolean;
  moves: number;
  number: number;
  outcome: Outcome | null;
  points: number | null;
  result: string;
  seat: number | null;
  table: string;
}
/**
 * Everybody who shows their rating at a game, the strongest first.
 */
export interface Ladder {
  game: string;
  rungs: Rung[];
}
/**
 * Somebody on a ladder, or a bot's level. Whose rating is provisional has no place yet.
 */
export interface Rung {
  bot: string;
  games: number;
  is_provisional: boolean;
  is_you: boolean;
  looks: Looks | null;
  margin: number;
  name: string;
  person: string;
  place: number | null;
  points: number;
}
/**
 * A day, as far as you may know of it. All times in milliseconds since 1970.
 */
export interface DayTold {
  begins_at: number;
  bot: string;
  closes_at: number;
  day: string;
  deals: DealTold[];
  ends_at: number;
  first_day: string;
  next: DayPromise;
  now: number;
  promise: DayPromise;
  streak: number;
  today: string;
}
/**
 * A day's deal of one game, as far as you may know of it.
 */
export interface DealTold {
  field_done: number;
  field_of: number;
  game: string;
  margin: number | null;
  percentile: number | null;
  result: string;
  scores: number[] | null;
  state: 'done' | 'late' | 'missed' | 'new' | 'playing';
  table: string;
}
/**
 * A day's promise: SHA-256 of its secret; and the secret once the day is closed.
 */
export interface DayPromise {
  day: string;
  promise: string;
  secret: string | null;
}
/**
 * What came of a deal: yours, everybody's, the best first, and the field of bots.
 */
export interface DealResults {
  bots: BotResult[];
  day: string;
  deal: DealTold;
  people: Finisher[];
}
/**
 * What a bot made of it on your seat.
 */
export interface BotResult {
  bot: string;
  margin: number | null;
  result: string;
}
/**
 * Somebody's result. Whoever shows none of theirs has no name here.
 */
export interface Finisher {
  is_you: boolean;
  looks: Looks | null;
  margin: number | null;
  name: string;
  percentile: number | null;
  person: string;
  place: number;
  result: string;
  scores: number[] | null;
  table: string;
}
/**
 * A month of yours: the days on which you have begun anything.
 */
export interface Calendar {
  days: CalendarDay[];
  first_day: string;
  month: string;
  streak: number;
  today: string;
}
/**
 * What you did on a day.
 */
export interface CalendarDay {
  day: string;
  deals: DealTold[];
}
/**
 * A game, or a part of it.
 */
export interface Replay {
  called: (number | null)[];
  frames: Frame[];
  game: string;
  games: number;
  how: string | null;
  imported_at: number | null;
  is_mine: boolean;
  is_over: boolean;
  link: string;
  moves: number;
  outcome: Outcome | null;
  players: string[];
  tables: {} | null;
}
/**
 * The table after a move. Frame 0 is the deal. A move that these eyes may not know is None.
 */
export interface Frame {
  at: number | null;
  events: Event[];
  move: string | null;
  number: number;
  seat: number | null;
  views: View[];
}
/**
 * Something that happened, as one viewer may know it. The class name is the message key.
 */
export interface Event {
  event: string;
}
/**
 * The record is kept.
 */
export interface Imported {
  game: string;
  is_over: boolean;
  moves: number;
  outcome: Outcome | null;
  record: string;
}
/**
 * A record that you have brought along.
 */
export interface ImportedRecord {
  game: string;
  imported_at: number;
  outcome: Outcome | null;
  players: string[];
  record: string;
}
/**
 * A review, or how far it is.
 */
export interface ReviewState {
  done: number;
  of: number;
  problem: string | null;
  review: Review | null;
  sentences: string[];
  state: 'done' | 'failed' | 'none' | 'running' | 'waiting';
}
/**
 * The review of one game. While it is being made, it holds what is known so far.
 */
export interface Review {
  by_seat: SeatReview[];
  decisions: Decision[];
  depth: number;
  exercises: Exercise[];
  game: string;
  is_complete: boolean;
  judged_by: 'playouts' | 'value';
  moments: Moment[];
  moves: number;
  seats: number;
  seed: number;
  turning_points: TurningPoint[];
  version: number;
}
/**
 * A seat's game: result − start = skill + luck + fog, exactly.
 */
export interface SeatReview {
  accuracy: number | null;
  blunders: number;
  decisions: number;
  error_rate: number | null;
  fog: number;
  inaccuracies: number;
  level: string | null;
  luck: number;
  mistakes: number;
  others_losses: number;
  own_losses: number;
  result: number;
  seat: number;
  skill: number;
  start: number;
}
/**
 * A move that a seat made, judged from what it knew.
 */
export interface Decision {
  best: Candidate[];
  chance: number;
  choices: number;
  is_forced: boolean;
  label: ('blunder' | 'inaccuracy' | 'mistake') | null;
  loss: number;
  move: string;
  number: number;
  played: Candidate | null;
  praise: ('great-move' | 'only-move') | null;
  reply: string | null;
  reply_by: number | null;
  seat: number;
  took_ms: number | null;
}
/**
 * A move that could have been made, and the chances after it as its player could know them.
 */
export interface Candidate {
  chance: number;
  chances: number[];
  move: string;
}
/**
 * The position before a move, to find a better one. `good` ones lose less than an inaccuracy does.
 */
export interface Exercise {
  chance: number;
  choices: string[];
  good: string[];
  moves: number;
  seat: number;
}
/**
 * The chances after so many moves; moment 0 is the start. One number a seat.
 */
export interface Moment {
  known: number[];
  number: number;
  truth: number[];
}
/**
 * A moment at which much changed, as facts.
 */
export interface TurningPoint {
  after: number;
  before: number;
  best: string | null;
  by: number | null;
  code: 'cost' | 'gave-up' | 'great' | 'loss' | 'luck' | 'out-of-time';
  move: string | null;
  number: number;
  points: number;
  reply: string | null;
  reply_by: number | null;
  seat: number;
}
/**
 * What a seat could know of hidden things at a moment, beside the truth.
 */
export interface Knowable {
  number: number;
  seat: number;
  things: HiddenThing[];
  worlds: number;
}
/**
 * Something that a seat could not see at a moment: a hand, a face-down card, a pile.
 */
export interface HiddenThing {
  field: string;
  owner: number | null;
  path: (string | number)[];
  place: string | null;
  size: number;
  values: Known[];
  word: string | null;
}
/**
 * One value that a hidden thing may have.
 */
export interface Known {
  before: number | null;
  chance: number;
  expected: number;
  is_told: boolean;
  truth: number;
  value: string;
}
/**
 * Another move in the position before a move, judged as the review judges.
 */
export interface Attempt {
  best: Candidate[];
  is_good: boolean;
  label: ('blunder' | 'inaccuracy' | 'mistake') | null;
  loss: number;
  moves: number;
  played: Candidate;
  seat: number;
}
/**
 * What can be typed in for a game. The words are in its catalogue: `edition-field-NAME`.
 */
export interface EditionForm {
  form: FormField;
  game: string;
  printed: {};
}
/**
 * One thing to type in, or several that belong together.
 */
export interface FormField {
  choices?: string[];
  fields?: FormField[];
  is_optional?: boolean;
  item?: FormField | null;
  key?: FormField | null;
  kind: 'choice' | 'group' | 'list' | 'number' | 'switch' | 'table' | 'text';
  least?: number | null;
  max_chars?: number | null;
  most?: number | null;
  name?: string;
  pattern?: string;
  rows?: string[];
  word?: string;
}
/**
 * What the engine says of an edition.
 */
export interface CheckedEdition {
  differences: Difference[];
  digest: string | null;
  problems: ToldProblem[];
  remarks: ToldProblem[];
}
/**
 * A value that is another one. None: it is not there.
 */
export interface Difference {
  after: string | number | null;
  before: string | number | null;
  key: string;
}
/**
 * What is wrong, and where: to be read after the name of the value.
 */
export interface ToldProblem {
  code: string;
  details: {
    [k: string]: string | number | boolean;
  };
  key: string;
  message: string;
  name: string;
}
/**
 * What a file holds.
 */
export interface ReadEdition {
  problems: ToldProblem[];
  tables: {} | null;
}
/**
 * The same with its values.
 */
export interface MyEdition {
  changed_at: number;
  edition: string;
  game: string;
  name: string;
  tables: {};
}
/**
 * An edition beside the one that comes with the game, over the same deals.
 */
export interface QuickStudy {
  printed: Run[];
  typed: Run[];
}
/**
 * Many games of one player against itself, with one edition.
 */
export interface Run {
  beginner: IntervalEstimate | null;
  choices: Branching;
  edition: string;
  endings: EndingShare[];
  games: number;
  leads: Leads | null;
  length: Length;
  margin: IntervalEstimate | null;
  player: string;
  score: IntervalEstimate | null;
  seats: IntervalEstimate[];
  things: Thing[];
}
/**
 * A figure with its interval of 95 %.
 */
export interface IntervalEstimate {
  high: number;
  low: number;
  value: number;
}
/**
 * Branching: how many legal moves there are.
 */
export interface Branching {
  by_stage: IntervalEstimate[];
  forced: IntervalEstimate;
  mean: IntervalEstimate;
}
/**
 * One way in which games end.
 */
export interface EndingShare {
  code: string;
  share: IntervalEstimate;
}
/**
 * When leads become wins.
 */
export interface Leads {
  changes: IntervalEstimate;
  half_way: LeadSize[];
  settled_by_stage: number[];
  wins_by_stage: IntervalEstimate[];
}
/**
 * How often somebody wins who is ahead by so many points half-way.
 */
export interface LeadSize {
  begin: number;
  end: number;
  games: number;
  wins: IntervalEstimate;
}
/**
 * How long games are, in moves.
 */
export interface Length {
  histogram: Bar[];
  longest: number;
  moves: IntervalEstimate;
  shortest: number;
}
/**
 * How many games lie from one number to another, both included.
 */
export interface Bar {
  begin: number;
  end: number;
  games: number;
}
/**
 * A card or tile, and what holding it means.
 */
export interface Thing {
  a_game: number;
  adds: IntervalEstimate | null;
  name: string;
  with_winner: IntervalEstimate;
}
/**
 * A whole lesson.
 */
export interface LessonPlan {
  game: string;
  seat: number;
  steps: LessonStep[];
}
/**
 * One thing to do. What is said: `lesson-NAME`, with `-title`, `-show` and `-done` behind it.
 */
export interface LessonStep {
  goes_on: boolean;
  is_race: boolean;
  moves: string[];
  name: string;
  shown: string;
  view: View;
}
/**
 * What a move of the learner brings: the move itself and the replies, or why it was not the one.
 */
export interface Judged {
  is_late: boolean;
  is_right: boolean;
  refusal: string;
  says: string;
  scenes: LessonScene[];
}
/**
 * One move of an answer, as the learner sees it.
 */
export interface LessonScene {
  at: number;
  events: Event[];
  free_at: number;
  seat: number;
  shown: string;
  view: View;
}
/**
 * Why something was not done.
 */
export interface Problem {
  code: string;
  details: {
    [k: string]: string | number | boolean;
  };
  message: string;
}
/**
 * Where others find this server, and from where: anywhere, the same network, or this computer alone.
 */
export interface SharedAddress {
  origin: string;
  reach: 'anywhere' | 'here' | 'network';
}
/**
 * By which browsers and their push services know this server (VAPID).
 */
export interface PushKey {
  key: string;
}
/**
 * How you are called back.
 */
export interface NotificationSettings {
  browsers: number;
  has_feed: boolean;
  has_mail: boolean;
  is_mail_confirmed: boolean;
  is_this_browser: boolean;
  kinds: ('found' | 'friend' | 'invitation' | 'rematch' | 'turn')[];
  language: string;
  mail: string;
  quiet: QuietHours | null;
  service: string;
  tables: TableChoice[];
  zone: string;
}
/**
 * From when to when nothing is sent, in minutes after midnight; over midnight too.
 */
export interface QuietHours {
  begins: number;
  ends: number;
}
/**
 * What you are told of at one table, where that is not as everywhere.
 */
export interface TableChoice {
  kinds: ('found' | 'friend' | 'invitation' | 'rematch' | 'turn')[];
  table: string;
}
/**
 * Your feeds. Whoever knows these addresses can read them; they are shown once.
 */
export interface Feeds {
  atom: string;
  calendar: string;
}
/**
 * By how many ways a message was sent to try them, and how many of them took it.
 */
export interface Tried {
  sent: number;
  ways: number;
}
/**
 * Whom you follow, and whom you have blocked; the latest first.
 */
export interface Company {
  blocked: KnownPerson[];
  following: KnownPerson[];
}
/**
 * Somebody you follow or have blocked, and since when.
 */
export interface KnownPerson {
  looks: Looks;
  name: string;
  person: string;
  since: number;
}
/**
 * Who looks for a game at this moment.
 */
export interface Searching {
  others: number;
}
/**
 * How your search stands.
 */
export interface SearchTold {
  began_at: number;
  bot: BotOffer | null;
  now: number;
  others: number;
  search: string;
  state: 'found' | 'looking' | 'offered' | 'seated';
  table: string;
  terms: Terms | null;
}
/**
 * A table with bots of about your strength: unrated and without a clock, so it can be left any time.
 */
export interface BotOffer {
  bots: string[];
  settings: Settings;
}
/**
 * What was agreed on.
 */
export interface Terms {
  game: string;
  is_rated: boolean;
  seats: number;
  speed: string;
}
/**
 * Agree to a request, or not.
 */
export interface AnswerAbandon {
  agrees: boolean;
  do: 'answer-abandon';
}
/**
 * Confirm whose seat it is, or not; whoever asked withdraws it with a no.
 */
export interface AnswerClaim {
  agrees: boolean;
  do: 'answer-claim';
}
/**
 * Agree to a request, or not.
 */
export interface AnswerPause {
  agrees: boolean;
  do: 'answer-pause';
}
/**
 * A short decision was not made in time. The game's default follows, in the entry after this.
 */
export interface AnswerTimedOut {
  entry: 'answer-timed-out';
  seat: number;
}
/**
 * Agree to a request, or not.
 */
export interface AnswerUndo {
  agrees: boolean;
  do: 'answer-undo';
}
/**
 * What would a bot do in my place? Only against bots alone, where the table's settings allow it.
 */
export interface AskHint {
  id: string;
  table: string;
  type: 'ask-hint';
}
/**
 * Stop all clocks, if all others agree.
 */
export interface AskPause {
  do: 'ask-pause';
}
/**
 * Play again: dealt anew as soon as every person at the table has asked. `nonce`: for that game.
 */
export interface AskRematch {
  do: 'ask-rematch';
  nonce?: string;
}
/**
 * Take back my last move: at once where nothing was revealed, else if all others agree.
 */
export interface AskUndo {
  do: 'ask-undo';
}
/**
 * Somebody who has a seat and is not at the table: since when, in milliseconds since 1970.
 */
export interface Away {
  person: string;
  since: number;
}
/**
 * Another level, or another program, plays for this bot from now on.
 */
export interface BotChanged {
  bot: string;
  entry: 'bot-changed';
  seat: number;
}
/**
 * A bot sat down: the name of a level, or `external:` and the name of a program that the server knows.
 */
export interface BotSeated {
  bot: string;
  entry: 'bot-seated';
  seat: number;
}
/**
 * The host: other settings, before the start.
 */
export interface Change {
  do: 'change';
  settings: Settings;
}
/**
 * The host chose other settings, before the start or between two games.
 */
export interface Changed {
  changes?: string[];
  edition: string;
  entry: 'changed';
  rules?: string;
  seat?: number | null;
  settings: Settings;
}
/**
 * Put this move in the place of the one I chose in secret, while others still choose. They learn nothing.
 *
 *     `expects` as in `play`.
 */
export interface ChooseAgain {
  do: 'choose-again';
  expects?: number | null;
  move: string;
}
/**
 * Somebody seated confirms that, or does not and the request is gone.
 */
export interface ClaimAnswered {
  agrees: boolean;
  entry: 'claim-answered';
  seat: number;
}
/**
 * Whoever asked for a seat has thought better of it, or nobody confirmed it in time.
 */
export interface ClaimEnded {
  entry: 'claim-ended';
  has_lapsed: boolean;
  seat: number;
}
/**
 * This seat is mine, though this device is not known here: for those around the table to confirm.
 */
export interface ClaimSeat {
  do: 'claim-seat';
  seat: number;
}
/**
 * The host: a bot or a person leaves this seat, before the start or after the end.
 *
 *     A person who is there does not sit down again before the host lets them in; one who has gone may.
 */
export interface Clear {
  do: 'clear';
  seat: number;
}
/**
 * A command to a table. The id is the client's own; the same id again is never done twice.
 */
export interface Do {
  command:
    | Join
    | AddNonce
    | Leave
    | Change
    | SeatBot
    | Clear
    | Remove
    | LetIn
    | RenewLinks
    | Mute
    | SayReady
    | PassHost
    | TakeHost
    | Start
    | Play
    | ChooseAgain
    | ClaimSeat
    | AnswerClaim
    | AskUndo
    | AnswerUndo
    | AskPause
    | AnswerPause
    | Resume
    | Resign
    | HoldSeat
    | TakeBack
    | ShowHand
    | AskRematch
    | Abandon
    | AnswerAbandon;
  id: string;
  table: string;
  type: 'do';
}
/**
 * Sit down, on a certain seat or on any free one. `nonce`: see `add-nonce`.
 */
export interface Join {
  do: 'join';
  nonce?: string;
  seat?: number | null;
}
/**
 * Get up, before the start or after the end. In a game: resign, or let a bot hold the seat.
 */
export interface Leave {
  do: 'leave';
}
/**
 * The host: a bot on a free seat; on a bot's own seat, another level for it.
 */
export interface SeatBot {
  bot: string;
  do: 'seat-bot';
  seat?: number | null;
}
/**
 * The host: this person is kept out of all seats, or of the table altogether, until let in again.
 */
export interface Remove {
  do: 'remove';
  from_table?: boolean;
  person: string;
}
/**
 * The host: this person may come and sit down again.
 */
export interface LetIn {
  do: 'let-in';
  person: string;
}
/**
 * The host: new links. Whoever came by an old one and has no seat has to come again by the new one.
 */
export interface RenewLinks {
  do: 'renew-links';
  which?: 'both' | 'seat' | 'watch';
}
/**
 * The host: this spectator may not write in the chat, or may again. Without a person: all spectators.
 */
export interface Mute {
  do: 'mute';
  is_muted?: boolean;
  person?: string | null;
}
/**
 * Tell everybody that I am ready for the deal, or not any more. Nobody has to: the host deals anyway.
 */
export interface SayReady {
  do: 'say-ready';
  is_ready?: boolean;
}
/**
 * The host: somebody else at the table becomes host.
 */
export interface PassHost {
  do: 'pass-host';
  seat: number;
}
/**
 * Become host in the place of one who has gone. Anybody seated may.
 */
export interface TakeHost {
  do: 'take-host';
}
/**
 * The host: deal. All seats must be taken. Anybody seated may, once the host has gone.
 *
 *     `nonce`: the own one of whoever deals, if it was not added before.
 */
export interface Start {
  do: 'start';
  nonce?: string;
}
/**
 * A move. `expects` is the number of the last entry that its player had seen; None: judge on arrival.
 */
export interface Play {
  do: 'play';
  expects?: number | null;
  move: string;
}
/**
 * Go on after a pause. Any seat may.
 */
export interface Resume {
  do: 'resume';
}
/**
 * Give up.
 */
export interface Resign {
  do: 'resign';
}
/**
 * Let a bot play for a seat whose person is gone, or for my own. I can take it back at any time.
 */
export interface HoldSeat {
  do: 'hold-seat';
  seat: number;
}
/**
 * Play again where a bot held my seat.
 */
export interface TakeBack {
  do: 'take-back';
}
/**
 * Let spectators see my hand, or no longer.
 */
export interface ShowHand {
  do: 'show-hand';
  is_shown: boolean;
}
/**
 * A command was carried out and brought no news: it had been done before, or there was nothing to do.
 */
export interface Done {
  id: string;
  number: number;
  table: string;
  type: 'done';
}
/**
 * One entry for one viewer, with what it meant in the game.
 */
export interface EntryForViewer {
  at: number;
  entry:
    | RedactedLaid
    | RedactedStarted
    | RedactedLinksRenewed
    | RedactedMoved
    | RedactedChoiceChanged
    | RedactedEnded
    | Changed
    | Joined
    | NonceAdded
    | Left
    | KeptOut
    | LetBackIn
    | Muted
    | BotSeated
    | BotChanged
    | ReadySaid
    | NameChanged
    | HostPassed
    | SeatClaimed
    | ClaimAnswered
    | ClaimEnded
    | SeatHandedOver
    | UndoAsked
    | UndoAnswered
    | Undone
    | PauseAsked
    | PauseAnswered
    | Paused
    | Resumed
    | Resigned
    | TimeRanOut
    | AnswerTimedOut
    | ServerAway
    | SeatHeld
    | SeatTakenBack
    | HandShown
    | AbandonAsked
    | AbandonAnswered
    | RematchAsked
    | Rematched;
  events: Event[];
  number: number;
}
/**
 * The table stands; of the first game's secret only its hash is known.
 */
export interface RedactedLaid {
  commitment?: string;
  edition: string;
  entry: 'laid';
  host: string;
  origin?: Origin | null;
  rules: string;
  settings: Settings;
}
/**
 * The cards are dealt; of the secret only its hash is known, and what every seat added to it.
 */
export interface RedactedStarted {
  commitment: string;
  entry: 'started';
  nonces?: string[];
}
/**
 * There are new links; whoever may have them asks for them.
 */
export interface RedactedLinksRenewed {
  entry: 'links-renewed';
  seat_link: boolean;
  watch_link: boolean;
}
/**
 * A move; None: this viewer may know only that there was one.
 */
export interface RedactedMoved {
  by?: 'bot' | 'clock' | 'default' | 'person';
  command?: string;
  entry: 'moved';
  gains?: number[];
  move: string | null;
  seat: number;
}
/**
 * Somebody chose otherwise in secret. Who, and what, is for the seat itself.
 */
export interface RedactedChoiceChanged {
  command?: string;
  entry: 'choice-changed';
  move?: string | null;
  seat?: number | null;
}
/**
 * The game is over, and everybody can check its chance.
 */
export interface RedactedEnded {
  entry: 'ended';
  how: 'abandoned' | 'out-of-time' | 'played' | 'resigned';
  next_commitment?: string;
  outcome: Outcome | null;
  secret: string;
}
/**
 * A person sat down.
 */
export interface Joined {
  entry: 'joined';
  name: string;
  nonce?: string;
  person: string;
  seat: number;
}
/**
 * A person who sat down already adds to the coming game's chance.
 */
export interface NonceAdded {
  entry: 'nonce-added';
  nonce: string;
  seat: number;
}
/**
 * A seat is empty again: its person or bot got up.
 */
export interface Left {
  entry: 'left';
  seat: number;
}
/**
 * The host removed somebody, who may not sit down here any more, or not even come in.
 */
export interface KeptOut {
  entry: 'kept-out';
  from_table?: boolean;
  name: string;
  person: string;
}
/**
 * The host lets somebody in again.
 */
export interface LetBackIn {
  entry: 'let-back-in';
  name: string;
  person: string;
}
/**
 * A spectator may not write in the chat, or may again. No person: that goes for all spectators.
 */
export interface Muted {
  entry: 'muted';
  is_muted: boolean;
  name: string;
  person: string;
}
/**
 * A person is ready for the deal, or not any more. Other settings make everybody say it anew.
 */
export interface ReadySaid {
  entry: 'ready-said';
  is_ready: boolean;
  seat: number;
}
/**
 * Somebody who sits here has another name, on the seat and in the game at hand.
 */
export interface NameChanged {
  entry: 'name-changed';
  name: string;
  person: string;
  seat: number;
  was?: string;
}
/**
 * Somebody else is the host now.
 */
export interface HostPassed {
  entry: 'host-passed';
  person: string;
}
/**
 * Somebody without a seat says that this one is theirs: they came back by another device.
 */
export interface SeatClaimed {
  entry: 'seat-claimed';
  name: string;
  person: string;
  seat: number;
}
/**
 * It was confirmed: the seat is this person's from now on, and no longer of whoever had it.
 */
export interface SeatHandedOver {
  before: string;
  entry: 'seat-handed-over';
  name: string;
  person: string;
  seat: number;
}
/**
 * A seat would like to take back its last move.
 */
export interface UndoAsked {
  entry: 'undo-asked';
  seat: number;
}
/**
 * Another seat agrees, or one of them does not and the request is gone.
 */
export interface UndoAnswered {
  agrees: boolean;
  entry: 'undo-answered';
  seat: number;
}
/**
 * Only so many moves of the game still stand.
 */
export interface Undone {
  entry: 'undone';
  moves: number;
  seat: number;
}
/**
 * A seat would like to pause.
 */
export interface PauseAsked {
  entry: 'pause-asked';
  seat: number;
}
/**
 * Another seat agrees, or one of them does not and the request is gone.
 */
export interface PauseAnswered {
  agrees: boolean;
  entry: 'pause-answered';
  seat: number;
}
/**
 * All clocks stand still.
 */
export interface Paused {
  entry: 'paused';
  seat: number;
}
/**
 * The game goes on.
 */
export interface Resumed {
  entry: 'resumed';
  seat: number;
}
/**
 * A seat gives up. With two seats that ends the game; with more a bot plays on in its place.
 */
export interface Resigned {
  entry: 'resigned';
  seat: number;
}
/**
 * A seat's time is used up. What follows is the table's policy, in the entries after this one.
 */
export interface TimeRanOut {
  entry: 'time-ran-out';
  seat: number;
}
/**
 * No server was there for so long: every running clock gets that time back.
 */
export interface ServerAway {
  entry: 'server-away';
  milliseconds: number;
}
/**
 * A bot plays for a person who is gone or out of time.
 */
export interface SeatHeld {
  bot: string;
  entry: 'seat-held';
  seat: number;
}
/**
 * The person is back and plays again.
 */
export interface SeatTakenBack {
  entry: 'seat-taken-back';
  seat: number;
}
/**
 * A player lets spectators look into the own hand, or no longer.
 */
export interface HandShown {
  entry: 'hand-shown';
  is_shown: boolean;
  seat: number;
}
/**
 * A seat would like another game.
 */
export interface RematchAsked {
  entry: 'rematch-asked';
  nonce?: string;
  seat: number;
}
/**
 * Another game at the same table. All stay, and the deal is told who begins; or they move up one seat.
 */
export interface Rematched {
  entry: 'rematched';
  stay?: boolean;
}
/**
 * Who is at the table now, and who has a seat but is not.
 */
export interface Here {
  away?: Away[];
  here: Presence[];
  table: string;
  type: 'here';
}
/**
 * Somebody at a table: which seat (None: watching), and the round trip of the connection.
 */
export interface Presence {
  name: string;
  person: string;
  round_trip: number | null;
  seat: number | null;
}
/**
 * The answer to `ask-hint`: the best moves first, for the table as it was at entry `number`.
 */
export interface Hint {
  id: string;
  moves: Advice[];
  number: number;
  table: string;
  type: 'hint';
}
/**
 * Whoever runs the server has locked this table (everybody can look, nobody can do anything), or not.
 */
export interface Locked {
  is_locked: boolean;
  table: string;
  type: 'locked';
}
/**
 * A move code spelt out, for menus and for the browser. The class name is the message key.
 */
export interface Move {
  move: string;
}
/**
 * The answer to `why-not`: what a `play` of that move would be refused with after entry `number`.
 */
export interface MoveJudged {
  code?: string;
  details?: {};
  id: string;
  is_legal: boolean;
  number: number;
  table: string;
  type: 'move-judged';
}
/**
 * What happened, entry by entry, and how the table looks after it.
 */
export interface News {
  ack?: string;
  clock_zero?: number | null;
  clocks?: SeatClock[];
  default?: Move | null;
  moves?: string[];
  number: number;
  shown?: View[];
  state?: TableState | null;
  table: string;
  told: EntryForViewer[];
  type: 'news';
  view?: View | null;
}
/**
 * A seat's clock: the bank when it last stopped, and when its time is up.
 */
export interface SeatClock {
  bank_ms?: number | null;
  deadline?: number | null;
  is_short?: boolean;
  left_ms?: number | null;
}
/**
 * What concerns everybody on this server, at whichever table: whenever it changes.
 *
 *     After `welcome` it comes only if there is something to tell: without it all is well.
 */
export interface Notices {
  announcement?: Announced | null;
  can_save?: boolean;
  type: 'notices';
}
/**
 * For the client's idea of the server's clock.
 */
export interface Ping {
  at: number;
  type: 'ping';
}
/**
 * The answer to a ping.
 */
export interface Pong {
  at: number;
  server_time: number;
  type: 'pong';
}
/**
 * A command was not carried out, and nothing has changed.
 */
export interface Refused {
  code: string;
  details?: {};
  id?: string;
  number?: number | null;
  table?: string;
  type: 'refused';
}
/**
 * A line of chat. The person's own id comes back, so that nobody sees it twice.
 */
export interface Said {
  ack?: string;
  at: number;
  name: string;
  number: number;
  person: string;
  table: string;
  text: string;
  type: 'said';
}
/**
 * Chat.
 */
export interface Say {
  id: string;
  table: string;
  text: string;
  type: 'say';
}
/**
 * A table as it is: the answer to `watch`, and whenever somebody's eyes change.
 */
export interface TableNow {
  away?: Away[];
  chat?: Said[];
  default?: Move | null;
  eyes: number | null;
  here?: Presence[];
  is_locked?: boolean;
  left_out?: number;
  may_sit?: boolean;
  missed?: EntryForViewer[];
  moves?: string[];
  number: number;
  shown?: View[];
  state: TableState;
  table: string;
  type: 'table';
  view?: View | null;
}
/**
 * Your list of tables has changed: one waits for you now or no longer, was dealt, or has ended.
 *
 *     Not told of a table that is watched through this very socket.
 */
export interface TablesChanged {
  type: 'tables-changed';
}
/**
 * The first message.
 */
export interface Welcome {
  build: string;
  protocol: number;
  server_time: number;
  type: 'welcome';
  you: You;
}
/**
 * Who the server thinks you are.
 */
export interface You {
  id: string;
  name: string;
}
/**
 * You have another name now, whichever of your devices it was given on.
 */
export interface YouAre {
  type: 'you-are';
  you: You;
}
/**
 * A line of chat was taken away.
 */
export interface Unsaid {
  number: number;
  table: string;
  type: 'unsaid';
}
/**
 * Tell me what happens at this table, from now on or from after an entry that I have seen.
 */
export interface Watch {
  after?: number | null;
  key?: string;
  table: string;
  type: 'watch';
}
/**
 * No more of this table.
 */
export interface Unwatch {
  table: string;
  type: 'unwatch';
}
/**
 * Would the rules let me play this move now, and if not, why? A question: nothing is played or counted.
 *
 *     `expects` as in the command `play`.
 */
export interface WhyNot {
  expects?: number | null;
  id: string;
  move: string;
  table: string;
  type: 'why-not';
}
