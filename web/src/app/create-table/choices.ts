import type { GameInfo, OptionInfo, Settings } from '../../protocol/types';
import { CLOCKS } from './clocks';

export type Value = string | number | boolean;
/** What is chosen for a table, besides its game. */
export type Draft = Pick<
  Settings,
  'seats' | 'options' | 'clock' | 'when_out' | 'is_public' | 'is_rated' | 'hints' | 'edition'
>;

type Asked = Pick<GameInfo, 'options' | 'calm_options' | 'is_realtime'>;
type Options = Record<string, Value>;

/** What a new table has unless somebody chooses otherwise. */
export const firstDraft = (game: GameInfo): Draft => ({
  seats: game.seats[0] ?? 2,
  options: {},
  clock: CLOCKS.none!,
  when_out: 'bot',
  is_public: false,
  is_rated: false,
  hints: true,
  edition: null,
});

const valueOf = (option: OptionInfo, chosen: Options): Value => chosen[option.name] ?? option.default;

/**
 * Which options are asked for: the form first, then the choices that belong to it; the rest on demand, and so
 * what is only measured more finely.
 */
export function optionsFor(
  game: Asked,
  chosen: Options,
): { form: OptionInfo | null; own: OptionInfo[]; rest: OptionInfo[] } {
  const form = game.options.find((option) => option.is_form) ?? null;
  const value = form && String(valueOf(form, chosen));
  const asked = game.options.filter(
    (option) => option !== form && (option.forms.length === 0 || option.forms.includes(value ?? '')),
  );
  const isOwn = (option: OptionInfo): boolean => option.forms.length > 0 && option.kind === 'choice';
  return { form, own: asked.filter(isOwn), rest: asked.filter((option) => !isOwn(option)) };
}

/** Whether a table with these options runs against the clock: then it keeps its own time. */
export function isRace(game: Asked, chosen: Options): boolean {
  if (!game.is_realtime) return false;
  const calm = Object.entries(game.calm_options);
  const values = Object.fromEntries(game.options.map((option) => [option.name, valueOf(option, chosen)]));
  return calm.length === 0 || calm.some(([name, value]) => values[name] !== value);
}

/** The draft as it can be laid: without options of another form, and without a clock where there is a race. */
export function settled(game: Asked, draft: Draft): Draft {
  const { form, own, rest } = optionsFor(game, draft.options);
  const asked = new Set([form, ...own, ...rest].map((option) => option?.name));
  return {
    ...draft,
    options: Object.fromEntries(Object.entries(draft.options).filter(([name]) => asked.has(name))),
    clock: isRace(game, draft.options) ? CLOCKS.none! : draft.clock,
  };
}

/** What a rated table must be like: a clock, no help, the printed values, and whoever leaves loses. */
export function rated(game: Asked, draft: Draft): Partial<Draft> {
  const needsClock = draft.clock.clock === 'none' && !isRace(game, draft.options);
  return {
    is_rated: true,
    hints: false,
    when_out: 'forfeit',
    edition: null,
    ...(needsClock ? { clock: CLOCKS.quick! } : {}),
  };
}

/** Whether two drafts make the same table: an option that was never touched is as good as its default. */
export function isSame(game: Asked, one: Draft, other: Draft): boolean {
  const spelt = (draft: Draft): string => {
    const { options, ...more } = settled(game, draft);
    return JSON.stringify([
      game.options.map((option) => valueOf(option, options)),
      more.seats,
      more.clock,
      more.when_out,
      more.is_public,
      more.is_rated,
      more.hints,
      more.edition,
    ]);
  };
  return spelt(one) === spelt(other);
}
