import { meetMe } from '../identity/identity.svelte';
import { api } from '../../net/api';
import type { Company } from '../../protocol/types';

let mine = $state.raw<Company | null>(null);

/** Whom I follow and whom I have blocked, as far as the server has said. */
export const company = (): Company | null => mine;

export async function lookAtCompany(): Promise<void> {
  await meetMe();
  mine = await api.company();
}

export const isFollowed = (person: string): boolean =>
  mine?.following.some((one) => one.person === person) ?? false;
export const isBlocked = (person: string): boolean =>
  mine?.blocked.some((one) => one.person === person) ?? false;

export async function follow(person: string, is: boolean): Promise<void> {
  mine = await (is ? api.follow(person) : api.unfollow(person));
}

export async function block(person: string, is: boolean): Promise<void> {
  mine = await (is ? api.block(person) : api.unblock(person));
}
