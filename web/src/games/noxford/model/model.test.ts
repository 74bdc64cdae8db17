import { describe, expect, it, test } from 'vitest';
import type { NoxfordEvent, NoxfordView } from '../protocol';
import { lengthOf } from '../../shared/animation/beats';
import recorded from './fixtures/frames.json';
import { around, isSame, seamOf } from './geometry';
import { intention } from './keys';
import { choicesOf, meantAt, meantOnto, offerOf } from './offer';
import { whyNotOnto } from './why-not';
import { scene } from './beats';
import { spread } from './spread';
import { topOf } from './standing';
import { next, snap, turned } from './walk';

interface Frame {
  view: NoxfordView;
  happening: NoxfordEvent[];
  moves: string[];
}
type Name = keyof typeof recorded.frames;
const frames = recorded.frames as unknown as Record<Name, Frame>;
const names = Object.keys(frames) as Name[];
const offered = (name: Name) => offerOf(frames[name].view, frames[name].moves);
const sceneOf = (name: Name, origin: string | null = null) =>
  scene(frames[name].happening, frames[name].view, origin);

describe('touching', () => {
  const card = { x: 0, y: 0, lying: false };
  it('needs a piece of edge, however short, and no common corner', () => {
    expect(seamOf(card, { x: 58, y: 86, lying: false })).toMatchObject({
      side: 'right',
      start: [58, 86],
      end: [58, 88],
    });
    expect(seamOf(card, { x: 58, y: 88, lying: false })).toBeNull();
    expect(seamOf(card, { x: 60, y: 0, lying: true })).toBeNull();
    expect(seamOf(card, { x: 0, y: -58, lying: true })?.side).toBe('bottom');
  });
  it('the whole city is found, and a margin around it', () => {
    expect(around([card, { x: 58, y: 0, lying: true }], 4)).toEqual({
      left: -4,
      right: 150,
      bottom: -4,
      top: 92,
    });
  });
});

describe('what can be touched', () => {
  it('every legal move is a card and a place, a card to lift, or an answer', () => {
    for (const name of names) {
      const { faces, lifts, air, stay, pass } = offered(name);
      const reached = [
        ...[...faces.values(), air].flat().map(({ move }) => move),
        ...lifts.values(),
        stay,
        pass,
      ];
      expect(frames[name].moves.filter((move) => !reached.includes(move))).toEqual([]);
    }
  });
  it('every card with a place is among the choices', () => {
    const { view } = frames['asks-turn'];
    const choices = choicesOf(view, 0, view.sides[0]?.hand ?? null);
    const faces = [...offered('asks-turn').faces.keys()];
    expect(faces.every((face) => choices.some(({ card }) => card.face === face))).toBe(true);
    expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
  });
  it('a Master with a gear is offered as the moves name it', () => {
    const { view } = frames['asks-turn'];
    const masterAmong = (moves: string[]) =>
      choicesOf(view, 0, null, moves).find(({ from }) => from === 'master')?.card;
    expect(masterAmong(['M@0,-58l'])).toMatchObject({ face: 'M', gear: false });
    expect(masterAmong(['H@0,-58l', 'Mg>0,88'])).toMatchObject({ face: 'Mg', gear: true });
  });
  it('what is not allowed is still spelt as a move, so that the rules can say why', () => {
    const { view } = frames['asks-turn'];
    const card = view.open[0]!;
    expect(meantAt(view, card, { x: -3, y: 4, lying: true })).toBe(`${card.face}@-3,4l`);
    expect(meantOnto(frames['asks-lay'].view, card, { x: 0, y: 58 })).toBe('onto 0,58');
  });
  it('neutrals cover nothing, and nothing covers them', () => {
    const { view } = frames.over;
    const neutral = view.city.find((plot) => topOf(plot).owner === null)!;
    const master = { card: 'master', face: 'M', owner: 0, rank: 4, symbols: '', gear: false };
    expect(whyNotOnto(view, topOf(neutral), neutral)).toBe('neutrals-do-not-cover');
    expect(whyNotOnto(view, master, neutral)).toBe('not-a-syndicate-card');
    const other = view.city.find((plot) => topOf(plot).rank === 4)!;
    expect(whyNotOnto(view, master, other)).toBe('rank-too-low');
  });
});

describe('the held card', () => {
  const targets = offered('asks-turn')
    .faces.values()
    .next()
    .value!.filter(({ isOnto }) => !isOnto);
  const middle = ({ spot }: (typeof targets)[number]) => ({
    x: spot.x + (spot.lying ? 44 : 29),
    y: spot.y + (spot.lying ? 29 : 44),
  });
  it('is drawn by the place under it that is turned as it is', () => {
    for (const target of targets) expect(snap(targets, middle(target), target.spot.lying)).toBe(target);
  });
  it('is drawn by a place turned the other way where there is no better one', () => {
    const upright = targets.filter(({ spot }) => !spot.lying);
    expect(snap(upright, middle(upright[0]!), true)).toBe(upright[0]);
    expect(snap(targets, { x: 5000, y: 0 }, false)).toBeNull();
  });
  it('turned, it goes to the nearest place of the other orientation', () => {
    const other = turned(targets, targets[0]!);
    expect(other.spot.lying).toBe(!targets[0]!.spot.lying);
  });
  it('arrows walk from place to place, and stay at the last', () => {
    const row = [0, 88, 176].map((x) => ({ x, y: 0, lying: true }));
    expect(next(row, 0, 'right')).toBe(1);
    expect(next(row, 2, 'right')).toBe(2);
    expect(next(row, 1, 'left')).toBe(0);
    expect(next(row, -1, 'left')).toBe(0);
  });
});

describe('the scene of what moves', () => {
  it('a card flies from where this player has chosen it, else from its player’s plate', () => {
    const from = (origin: string | null) =>
      sceneOf('saw-neutral-placed', origin).beats.find(({ piece }) => piece.startsWith('plot:'))?.from;
    expect(from('hand:H#0')).toBe('choice:hand:H#0');
    expect(from(null)).toMatch(/^choice:open:.+#0$/);
    const covered = sceneOf('saw-card-covered').beats.find(({ piece }) => piece.startsWith('plot:'));
    expect(covered?.from).toMatch(/^seat:\d$/);
  });
  it('a lifted card rises from its plot and goes from the air', () => {
    expect(sceneOf('saw-card-lifted').beats.find(({ piece }) => piece === 'air')?.from).toMatch(/^plot:/);
    expect(sceneOf('saw-card-laid').beats.some(({ from }) => from === 'air')).toBe(true);
  });
  it('at the end barracks turn cards down, then districts are awarded up to the totals', () => {
    const { beats, tallies } = sceneOf('over');
    const { view } = frames.over;
    const turns = beats.filter(({ kind }) => kind === 'turn');
    expect(turns.map(({ piece }) => piece)).toEqual(
      view.turned_down.map((plot) => `plot:${view.city[plot]!.x},${view.city[plot]!.y}`),
    );
    const awards = beats.filter(({ kind }) => kind === 'ghost');
    expect(awards).toHaveLength(view.districts.filter(({ owner }) => owner !== null).length);
    expect(Math.min(...awards.map(({ at }) => at))).toBeGreaterThanOrEqual(
      Math.max(0, ...turns.map(({ at }) => at)),
    );
    expect(tallies.at(-1)?.points).toEqual(view.outcome?.scores);
  });
  it('keeps nobody waiting before the end, nor the table at the end', () => {
    for (const name of names) {
      expect(lengthOf(sceneOf(name).beats)).toBeLessThan(name === 'over' ? 15_000 : 3_500);
    }
  });
});

describe('keys', () => {
  const press = (key: string, isOnTable = true, shiftKey = false) =>
    intention({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey }, isOnTable);
  it('numbers pick a card, R turns it, arrows walk, with Shift they pan', () => {
    expect(press('3')).toEqual({ what: 'choice', place: 2 });
    expect(press('R')).toEqual({ what: 'turn' });
    expect(press('ArrowUp')).toEqual({ what: 'walk', direction: 'up' });
    expect(press('ArrowUp', true, true)).toEqual({ what: 'pan', direction: 'up' });
  });
  it('arrows away from the table and keys of the browser are left alone', () => {
    expect(press('ArrowUp', false)).toBeNull();
    expect(press('x')).toBeNull();
    expect(
      intention({ key: 'r', ctrlKey: true, altKey: false, metaKey: false, shiftKey: false }, true),
    ).toBeNull();
  });
});

describe('places', () => {
  it('are the same only if they lie the same way', () => {
    expect(isSame({ x: 0, y: 0, lying: false }, { x: 0, y: 0, lying: true })).toBe(false);
  });
});

test('labels of places that are near one another do not cover each other', () => {
  const points = [0, 10, 20, 30, 30].map((x) => ({ x, y: x / 2 }));
  const placed = spread(points, 60, 24);
  expect(placed[0]).toEqual(points[0]);
  const pairs = placed.flatMap((one, at) => placed.slice(at + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs)
    expect(Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= 24).toBe(true);
  expect(
    spread(
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
      60,
      24,
    ),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 200, y: 0 },
  ]);
});
