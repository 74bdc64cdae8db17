import { describe, expect, it } from 'vitest';
import { advised } from './words/advice';
import recorded from './fixtures/frames.json';
import { intention } from './keys';
import type { Happening, View } from './types';
import { after } from './apply-event';
import { foreseen, isOpen, read, strongest, usual, written, type Placing } from './placing';
import { beforeChoice, openChoice } from './choose-again';
import { lines, roundLines, signed, START } from './score';
import { shares } from './sharing';
import { steadily } from './steady';
import { stepsOf } from './steps';
import { victims } from './victims';
import { whyNot } from './why-not';

interface Frame {
  before: View;
  view: View;
  happening: Happening[];
}
const frames = recorded as unknown as Record<'placing' | 'beat' | 'bell' | 'over', Frame>;
const copy = <T>(thing: T): T => JSON.parse(JSON.stringify(thing)) as T;

describe('a placing', () => {
  const all: Placing[] = [
    { die: 5, district: 'c', effect: 'none' },
    { die: 3, district: 'a', effect: 'push' },
    { die: 4, district: 'g', effect: 'pull' },
    { die: 2, district: 'b', effect: { owner: 1, hit: 6 } },
  ];
  it('is written as the server reads it, and read as it is written', () => {
    expect(all.map(written)).toEqual(['5@c', '3@a +', '4@g -', '2@b x1:6']);
    expect(all.map((one) => read(written(one)))).toEqual(all);
    expect(read('pass')).toBeNull();
  });
});

describe('what happens on the table', () => {
  it('leads from the view before to the view after, dice, sums and control', () => {
    const { before, view, happening } = frames.placing;
    const next = happening.reduce(after, before);
    expect(next.districts).toEqual(view.districts);
    expect(next.players.map(({ in_centre }) => in_centre)).toEqual(
      view.players.map(({ in_centre }) => in_centre),
    );
  });
  it('is foreseen for the own die until the view knows of it', () => {
    const view = copy(frames.placing.before);
    const me = view.players[0]!;
    const sent = {
      placing: { die: me.roll![0]!, district: 'a', effect: 'none' as const },
      roundNo: view.round_no,
      left: me.dice_left,
      settlesAt: me.settles_at,
    };
    expect(isOpen(sent, view, 0)).toBe(true);
    const next = foreseen(view, sent, 0);
    expect(next.districts[0]!.dice[0]).toHaveLength(view.districts[0]!.dice[0]!.length + 1);
    expect(next.players[0]!.dice_left).toBe(me.dice_left - 1);
    expect(isOpen(sent, next, 0)).toBe(false);
  });
  it('keeps what has not changed', () => {
    const steady = steadily();
    const first = steady(frames.placing.before);
    const second = steady(copy(frames.placing.view));
    const changed = second.districts.filter((district, place) => district !== first.districts[place]);
    expect(changed.length).toBeLessThanOrEqual(1);
    expect(second.districts).toEqual(frames.placing.view.districts);
  });
});

describe('the usual effect', () => {
  const district = copy(frames.bell.before.districts[0]!);
  district.dice = [[6], [2, 5], [4, 4]];
  district.cancelled = [[], [], [4]];
  district.sums = [6, 7, 0];
  district.target = 1;
  it('expels what hurts the leader most, never the own dice and none that is cancelled', () => {
    expect(strongest(district, 0)).toEqual({ owner: 1, hit: 5 });
    expect(strongest(district, 1)).toEqual({ owner: 0, hit: 6 });
  });
  it('asks only where there is something to choose', () => {
    expect(usual(2, district, 0, 'choose', 'none')).toBe('ask');
    expect(usual(2, { ...district, dice: [[], [], []] }, 0, 'choose', 'none')).toBe('none');
  });
  it('never pushes over the end', () => {
    expect(usual(3, district, 0, 'none', 'push')).toBe('push');
    expect(usual(3, district, 0, 'none', 'pull')).toBe('none');
    expect(usual(5, district, 0, 'strongest', 'push')).toBe('none');
  });
});

describe('the tale', () => {
  it('of a round goes district by district from the drone, then to the centre, up to the jelly of the view', () => {
    const { before, view, happening } = frames.bell;
    const steps = stepsOf(before, happening);
    const districts = [...new Set(steps.filter(({ kind }) => kind === 'rank').map(({ focus }) => focus))];
    expect(districts[0]).toBe(before.drone);
    expect(districts).toHaveLength(before.districts.length);
    expect(steps.some(({ kind }) => kind === 'bell')).toBe(true);
    expect(steps.at(-1)!.view.players.map(({ jelly }) => jelly)).toEqual(
      view.players.map(({ jelly }) => jelly),
    );
  });
  it('of a calm beat has a step for everybody who acts', () => {
    const { before, view, happening } = frames.beat;
    const steps = stepsOf(before, happening);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)!.view.districts).toEqual(view.districts);
  });
  it('ends with the totals', () => {
    expect(stepsOf(frames.over.before, frames.over.happening).at(-1)!.kind).toBe('end');
    const { view } = frames.over;
    const scored = lines(view);
    for (const line of scored) expect(line.total).toBe(view.outcome!.scores![line.seat]);
    expect(scored.map(({ total }) => total)).toEqual(scored.map(({ total }) => total).sort((a, b) => b - a));
  });
});

describe('the rounds', () => {
  it('add up to the jelly of everybody', () => {
    const { view } = frames.over;
    const rounds = roundLines(view);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    view.players.forEach(({ jelly }, seat) => {
      expect(rounds.reduce((sum, { gains }) => sum + gains[seat]!, START)).toBe(jelly);
    });
  });
  it('are left out where nobody kept them', () => {
    const view = copy(frames.over.view);
    view.players[1]!.jelly_after = [];
    expect(roundLines(view)).toEqual([]);
  });
  it('say how much, with a sign', () => {
    expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
  });
});

describe('a secret choice', () => {
  const chosen = copy(frames.beat.before);
  chosen.players[0]!.has_chosen = true;
  chosen.players[0]!.choice = 'pass';
  chosen.to_act = [1, 2];
  it('can be changed in the calm form, and only by its owner', () => {
    expect(openChoice(chosen, 0)).toBe('pass');
    expect(openChoice(chosen, 1)).toBeNull();
    expect(openChoice(chosen, null)).toBeNull();
    expect(openChoice({ ...chosen, now: 5 }, 0)).toBeNull();
  });
  it('is made again on the table as it was before', () => {
    const district = chosen.districts.find(({ barrier }) => barrier === null)!;
    expect(whyNot(chosen, 0, district, false)).toBe('already-committed');
    expect(whyNot(beforeChoice(chosen, 0, 'pass'), 0, district, false)).toBeNull();
  });
  it('of the scoring asks its question again', () => {
    const again = beforeChoice({ ...chosen, phase: 'scoring' }, 0, 'copy cw');
    expect(again.asks[0]).toBe('copy');
    expect(again.to_act).toEqual([0, 1, 2]);
  });
});

describe('choices', () => {
  it('of dice to expel begin with the rivals', () => {
    const district = { ...frames.beat.before.districts[0]!, dice: [[1, 5, 5], [6], [2, 3]] };
    const order = (eyes: number | null) => victims(district, eyes).map(({ owner, hit }) => `${owner}:${hit}`);
    expect(order(0)).toEqual(['1:6', '2:3', '2:2', '0:5', '0:1']);
    expect(order(1)).toEqual(['0:5', '0:1', '2:3', '2:2', '1:6']);
  });
  it('share out all there is, to nobody more than is owed', () => {
    const view = copy(frames.bell.before);
    view.players[0]!.jelly = 2;
    view.scoring = {
      chain: ['a'],
      icon: { kind: 'take', amount: 2, second: 0, few: 0 },
      controllers: [1, 2],
      asked: [0],
      owed: [
        [0, 2, 2],
        [0, 0, 0],
        [0, 0, 0],
      ],
    };
    expect(shares(view, 0).map(({ move }) => move)).toEqual(['give 1:2', 'give 1:1 2:1', 'give 2:2']);
  });
  it('advised are drawn where they are made', () => {
    const advice = advised([
      { move: '3@b +', rank: 1, wins: 0.5 },
      { move: 'pass', rank: 2, wins: null },
    ]);
    expect(advice.districts.b).toEqual({ rank: 1, die: 3, more: '▶ 50 %' });
    expect(advice).toMatchObject({ dice: [3], others: ['pass'] });
  });
});

describe('keys', () => {
  const press = (key: string, code = '') =>
    intention({ key, code, ctrlKey: false, altKey: false, metaKey: false });
  it('digits are dice, letters are districts', () => {
    expect(press('5')).toEqual({ what: 'die', value: 5 });
    expect(press('&', 'Digit1')).toEqual({ what: 'die', value: 1 });
    expect(press('C')).toEqual({ what: 'district', name: 'c' });
  });
  it('one key passes, the others do what their letter says', () => {
    expect(press('p')).toEqual({ what: 'pass' });
    expect(press('+')).toEqual({ what: 'effect', effect: 'push' });
    expect(press('0', 'Digit0')).toEqual({ what: 'effect', effect: 'none' });
    expect(press('z')).toBeNull();
  });
});
