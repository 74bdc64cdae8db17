import { describe, expect, it } from 'vitest';
import type { PanikEvent, PanikView } from '../protocol';
import { lengthOf } from '../../shared/animation/beats';
import { adviceOf } from './advice';
import { numbered, uncounted } from './describe';
import recorded from './fixtures/frames.json';
import { intention } from './keys';
import { meant, meantHunter, offerOf, rowsFor } from './offer';
import { scene } from './beats';

interface Frame {
  view: PanikView;
  happening: PanikEvent[];
  moves: string[];
}
type Name = keyof typeof recorded;
const frames = recorded as unknown as Record<Name, Frame>;

const offered = (name: Name, kind: string | null = null) =>
  offerOf(frames[name].view, frames[name].moves, kind);
const sceneOf = (name: Name) => {
  const { view, happening } = frames[name];
  return scene(happening, view);
};

describe('advice', () => {
  const hints = [
    { move: 'pair@b1', rank: 2, wins: 0.4 },
    { move: 'standard@b1', rank: 1, wins: 0.5 },
    { move: 'standard@a2', rank: 3, wins: 0.3 },
  ];
  const { view } = frames.place;
  it('lies on the hunter and on the mansion, the best on top', () => {
    const advice = adviceOf(view, hints, null);
    expect([advice.kinds.standard?.rank, advice.kinds.pair?.rank]).toEqual([1, 2]);
    expect([advice.mansions.b1?.rank, advice.mansions.a2?.rank]).toEqual([1, 3]);
  });
  it('speaks only of the hunter that is picked', () => {
    const advice = adviceOf(view, hints, 'pair');
    expect(Object.keys(advice.mansions)).toEqual(['b1']);
    expect(advice.mansions.b1?.rank).toBe(2);
  });
  it('of a lesson leads to the hunter first, then to the mansion', () => {
    const lesson = [{ move: 'standard@b1', rank: 1, wins: null }];
    expect(adviceOf(view, lesson, null)).toMatchObject({ mansions: {}, kinds: { standard: lesson[0] } });
    expect(Object.keys(adviceOf(view, lesson, 'standard').mansions)).toEqual(['b1']);
  });
  it('may be to do nothing', () => {
    expect(adviceOf(view, [{ move: 'keep', rank: 1, wins: 0.5 }], null).nobody?.rank).toBe(1);
  });
});

describe('what can be touched', () => {
  it('in the set-up: one of the own mansions', () => {
    expect(Object.keys(offered('open').mansions)).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(Object.values(offered('pair').mansions).every((move) => move.startsWith('pair '))).toBe(true);
  });
  it('in a turn: a kind of hunter first, then a mansion', () => {
    expect(offered('place').mansions).toEqual({});
    expect(Object.keys(offered('place').kinds)).toContain('standard');
    expect(Object.values(offered('place', 'standard').mansions)).toContain('standard@b1');
  });
  it('the detector first names a hidden mansion of an opponent', () => {
    const names = Object.entries(offered('place', 'detector').mansions);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every(([mansion, move]) => mansion.startsWith('b') && move === `detect ${mansion}`)).toBe(
      true,
    );
  });
  it('sending back and calling are about hunters, and "nobody" is an answer', () => {
    const { view } = frames['send-back'];
    expect(Object.keys(offered('send-back').hunters)[0]).toMatch(`${view.placed?.mansion}:`);
    expect(offered('send-back').nobody).toBe('keep');
    expect(offered('call').nobody).toBe('alone');
    expect(Object.values(offered('call').hunters)[0]).toMatch(/^call /);
  });
  it('every legal move can be reached by touching something', () => {
    for (const name of Object.keys(frames) as Name[]) {
      const reached = [null, 'standard', 'over', 'pair', 'detector', 'call'].flatMap((kind) => {
        const { mansions, hunters, nobody } = offered(name, kind);
        return [...Object.values(mansions), ...Object.values(hunters), nobody];
      });
      expect(frames[name].moves.filter((move) => !reached.includes(move))).toEqual([]);
    }
  });
});

describe('what is not allowed', () => {
  it('is still spelt as a move, so that the rules can say why', () => {
    expect(meant(frames.place.view, 'b2', 'over')).toBe('over@b2');
    expect(meant(frames.place.view, 'a2', 'detector')).toBe('detect a2');
    expect(meant(frames.relocate.view, 'a1', null)).toBe('to a1');
    expect(meant(frames.place.view, 'b2', null)).toBeNull();
    expect(meantHunter(frames['send-back'].view, 'b3:a:over')).toBe('back a:over');
    expect(meantHunter(frames.call.view, 'b3:a:pair')).toBe('call b3:a:pair');
  });
});

describe('the scene of what moves', () => {
  it('a hunter sent back goes to the tray and from there to its new mansion', () => {
    const back = sceneOf('saw-hunter-sent-back').beats.find((beat) => beat.piece === 'returning');
    expect(back?.from).toMatch(/^at:/);
    expect(sceneOf('saw-hunter-relocated').beats.some((beat) => beat.from === 'returning')).toBe(true);
  });
  it('a call brings a hunter from where it stood', () => {
    const called = frames['saw-hunter-called'].happening.find(({ event }) => event === 'hunter-called');
    const left = called?.event === 'hunter-called' ? called.left : '';
    expect(sceneOf('saw-hunter-called').beats.some((beat) => beat.from?.startsWith(`at:${left}:`))).toBe(
      true,
    );
  });
  it('the end is counted mansion by mansion, up to the totals of the view', () => {
    const { tallies, beats } = sceneOf('over');
    expect(tallies).toHaveLength(8);
    expect(tallies.at(-1)?.points).toEqual(frames.over.view.outcome?.scores);
    const turned = beats.filter((beat) => beat.kind === 'turn').map((beat) => beat.piece);
    const hidden = frames.over.happening.flatMap((each) =>
      each.event === 'mansion-scored' && each.is_turned ? [`house:${each.mansion}`] : [],
    );
    expect(turned).toEqual(hidden);
    expect(frames.over.view.mansions.every(({ is_open }) => is_open)).toBe(true);
  });
  it('keeps nobody waiting before the end', () => {
    for (const name of Object.keys(frames) as Name[]) {
      if (name !== 'over') expect(lengthOf(sceneOf(name).beats)).toBeLessThan(3000);
    }
  });
});

describe('the rows', () => {
  it('have the viewer last and the others clockwise before', () => {
    expect(rowsFor(4, 1)).toEqual([2, 3, 0, 1]);
    expect(rowsFor(3, null)).toEqual([0, 1, 2]);
  });
  it('number equal hunters', () => {
    const hunter = { team: 0, kind: 'standard', earns: 1 };
    expect(numbered([hunter, hunter]).map(({ nth }) => nth)).toEqual([0, 1]);
  });
});

describe('keys', () => {
  const press = (key: string, at: string | null = null) =>
    intention({ key, ctrlKey: false, altKey: false, metaKey: false }, at, [1, 0]);
  it('numbers pick a hunter, arrows walk over the mansions as they lie on the screen', () => {
    expect(press('4')).toEqual({ what: 'kind', kind: 'detector' });
    expect(press('ArrowRight', 'a4')).toEqual({ what: 'mansion', name: 'a1' });
    expect(press('ArrowUp', 'a2')).toEqual({ what: 'mansion', name: 'b2' });
  });
  it('N is nobody, Escape lets go, other keys are left alone', () => {
    expect(press('n')).toEqual({ what: 'nobody' });
    expect(press('Escape')).toEqual({ what: 'cancel' });
    expect(press('ArrowUp')).toBeNull();
    expect(press('x', 'a1')).toBeNull();
  });
});

describe('the final count', () => {
  it('shows what hunters earn only once their mansion has turned up', () => {
    const view = Object.values(frames).find((one) => one.view.outcome !== null)?.view;
    const mansion = view?.mansions.find(({ hunters }) => hunters.length > 0);
    expect(mansion?.hunters.some(({ earns }) => earns !== null)).toBe(true);
    const before = uncounted(mansion!);
    expect(before.hunters.every(({ earns }) => earns === null)).toBe(true);
    expect(before.points).toBeNull();
  });
});
