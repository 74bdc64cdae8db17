import { api, Refusal } from '../../net/api';

interface Myself {
  id: string;
  name: string;
  login: string | null;
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
