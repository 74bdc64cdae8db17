import { describe, expect, it } from 'vitest';
import type { DistrictNoirEvent, DistrictNoirView } from '../protocol';
import { lengthOf } from '../../shared/animation/beats';
import { copies, familyOf } from './cards';
import recorded from './fixtures/frames.json';
import { intention } from './keys';
import { columns, deals, dealsWorth, signed } from './ledger';
import { scoreLines } from './score';
import { scene } from './beats';

interface Frame {
  view: DistrictNoirView;
  happening: DistrictNoirEvent[];
  moves: string[];
}
const frames = recorded as unknown as Record<keyof typeof recorded, Frame>;

const beatsOf = (name: keyof typeof recorded, from: string | null = null) => {
  const { view, happening } = frames[name];
  return scene(happening, view, [view.sides[0].hand, view.sides[1].hand], from);
};

describe('cards', () => {
  it('tells equal cards of a hand apart', () => {
    expect(copies(['7', '7', '+2']).map(({ key }) => key)).toEqual(['7#0', '7#1', '+2#0']);
    expect(copies(['7', '+2'], '7#0').map(({ key }) => key)).toEqual(['7#1', '+2#0']);
  });
  it('knows the four families', () => {
    expect(['5', '+4', '-1', 'hall'].map(familyOf)).toEqual(['support', 'alliance', 'betrayal', 'city']);
  });
});

describe('the script of what moves', () => {
  it('deals from the pile to both hands by turns, the own cards turning up', () => {
    const dealt = beatsOf('deal').filter((beat) => beat.from === 'pile');
    expect(dealt).toHaveLength(2 + 10);
    expect(dealt.filter((beat) => beat.piece.startsWith('hand:0:')).every((beat) => beat.turns)).toBe(true);
    expect(dealt.filter((beat) => beat.piece.startsWith('back:1:')).some((beat) => beat.turns)).toBe(false);
  });
  it('lays the own card from the hand, and the very card that was clicked if that is known', () => {
    const [beat] = beatsOf('play');
    const { view, happening } = frames.play;
    const face = happening[0]?.event === 'card-played' ? happening[0].card : '';
    const piece = `line:${view.line.length - 1}`;
    expect(beat).toMatchObject({ kind: 'fly', piece, turns: false });
    expect(beat?.from).toMatch(`hand:0:${face}#`);
    expect(beatsOf('play', 'hand:0:hall#3')[0]?.from).toBe('hand:0:hall#3');
  });
  it('lays a hidden card from the back that left the fan, turning up', () => {
    const { line, sides } = frames['their-play'].view;
    const [piece, from] = [`line:${line.length - 1}`, `back:1:${sides[1].hand_size}`];
    expect(beatsOf('their-play')[0]).toMatchObject({ piece, from, turns: true });
  });
  it('sends every card taken to a slip of its own', () => {
    const ghosts = beatsOf('take').filter((beat) => beat.kind === 'ghost');
    const { happening } = frames.take;
    expect(ghosts).toHaveLength(happening[0]?.event === 'cards-taken' ? happening[0].cards.length : -1);
    expect(new Set(ghosts.map((beat) => beat.to)).size).toBe(ghosts.length);
  });
  it('tells events one after the other: the last card of a round is laid before the deal', () => {
    const beats = beatsOf('new-round');
    const laid = beats.find((beat) => beat.piece.startsWith('line:'));
    const dealt = beats.filter((beat) => beat.from === 'pile');
    expect(laid?.from).toBe('back:1:0');
    expect(Math.min(...dealt.map((beat) => beat.at))).toBeGreaterThanOrEqual(
      (laid?.at ?? 0) + (laid?.length ?? 0),
    );
  });
  it('never keeps anybody waiting for long', () => {
    for (const name of Object.keys(frames) as (keyof typeof recorded)[]) {
      expect(lengthOf(beatsOf(name))).toBeLessThan(3200);
    }
  });
});

describe('the ledger', () => {
  it('says who leads each Support, and nobody where both are level', () => {
    for (const { counts, leader } of columns(frames.scored.view)) {
      expect(leader).toBe(counts[0] === counts[1] ? null : counts[0] > counts[1] ? 0 : 1);
    }
  });
  it('adds Alliances and Betrayals up', () => {
    const side = { ...frames.deal.view.sides[0], front: { '+3': 1, '+2': 2, '-3': 1, '8': 4 } };
    expect(deals(side).map(({ face }) => face)).toEqual(['+3', '+2', '+2', '-3']);
    expect(signed(dealsWorth(frames.deal.view, side))).toBe('+4');
    expect(dealsWorth({ ...frames.deal.view, worth: { '+3': 9, '+2': 2, '-3': -3 } }, side)).toBe(10);
    expect(signed(-2)).toBe('−2');
  });
});

describe('the score', () => {
  it('adds up, line by line, to what the view says', () => {
    const { view } = frames.scored;
    const lines = scoreLines(view);
    for (const seat of [0, 1] as const) {
      expect(lines.reduce((sum, line) => sum + line.points[seat], 0)).toBe(view.sides[seat].total);
    }
  });
});

describe('keys', () => {
  const press = (key: string, at = -1, isOnTake = false) =>
    intention({ key, ctrlKey: false, altKey: false, metaKey: false }, at, 5, isOnTake);
  it('numbers go to a card, arrows walk round the hand', () => {
    expect(press('3')).toEqual({ what: 'card', place: 2 });
    expect(press('ArrowRight', 4)).toEqual({ what: 'card', place: 0 });
    expect(press('ArrowLeft', 0)).toEqual({ what: 'card', place: 4 });
  });
  it('up goes to the bracket and down comes back, T takes', () => {
    expect(press('ArrowUp', 1)).toEqual({ what: 'take-focus' });
    expect(press('ArrowDown', -1, true)).toEqual({ what: 'card', place: 0 });
    expect(press('t')).toEqual({ what: 'take' });
  });
  it('leaves the browser its own keys', () => {
    expect(intention({ key: '1', ctrlKey: true, altKey: false, metaKey: false }, 0, 5, false)).toBeNull();
    expect(press('ArrowUp')).toBeNull();
  });
});
