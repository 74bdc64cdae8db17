import { api, Refusal } from '../../net/api';

interface Myself {
  id: string;
  name: string;
  login: string | null;
  /** False: the name was made up for me, and I have not said that I like it. */
  is_named?: boolean;
}

/** Who the server thinks I am. Empty until it has said so. */
export const me = $state<Myself>({ id: '', name: '', login: null });

/** Why the server lets nobody in from here, if it does not. */
export const banned = $state<{ by: Refusal | null }>({ by: null });

let asking: Promise<void> | null = null;

/** Ask once; somebody new becomes a guest by asking. */
export function meetMe(): Promise<void> {
  asking ??= api.me().then(
    (found) => void Object.assign(me, found),
    (problem: unknown) => {
      asking = null;
      if (problem instanceof Refusal && problem.code === 'banned') banned.by = problem;
      throw problem;
    },
  );
  return asking;
}

/** Whoever was asked for a name would rather not sit down. Nothing to complain about. */
export class Dismissed extends Error {}

/** While the page asks for a name: what to do with the answer, null without one. */
export const naming = $state<{ answer: ((name: string | null) => void) | null }>({ answer: null });

/** On the way to the first seat: what to be called. Asked once in a life; throws Dismissed without an answer. */
export async function nameMyself(): Promise<void> {
  await meetMe();
  if (me.is_named ?? true) return;
  naming.answer?.(null);
  const name = await new Promise<string | null>((answer) => (naming.answer = answer));
  naming.answer = null;
  if (name === null) throw new Dismissed();
}

/** The server says that I have another name: it was given on another page or device of mine. */
export function hearName({ id, name }: { id: string; name: string }): void {
  if (id === me.id) Object.assign(me, { name, is_named: true });
}

export async function rename(name: string): Promise<void> {
  Object.assign(me, await api.rename(name));
}

export async function setLogin(login: string, password: string): Promise<void> {
  Object.assign(me, await api.setLogin(login, password));
}

export async function changePassword(current: string, password: string): Promise<void> {
  Object.assign(me, await api.changePassword(me.login ?? '', password, current));
}

export async function resetPassword(code: string, password: string): Promise<void> {
  Object.assign(me, await api.reset(code.trim(), password));
}

export async function signIn(login: string, password: string): Promise<void> {
  Object.assign(me, await api.signIn(login, password));
}
