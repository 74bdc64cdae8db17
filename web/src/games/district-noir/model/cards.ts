/** The faces of District Noir, in the order in which a hand is sorted. */
export const SUPPORTS = ['5', '6', '7', '8'] as const;
export const ALLIANCES = ['+2', '+3', '+4'] as const;
export const BETRAYALS = ['-1', '-2', '-3'] as const;
export const CITIES = ['docks', 'police', 'hall'] as const;
export const FACES: readonly string[] = [...SUPPORTS, ...ALLIANCES, ...BETRAYALS, ...CITIES];

export type Family = 'support' | 'alliance' | 'betrayal' | 'city';

export function familyOf(face: string): Family {
  if (face.startsWith('+')) return 'alliance';
  if (face.startsWith('-')) return 'betrayal';
  return (CITIES as readonly string[]).includes(face) ? 'city' : 'support';
}

/** What a question mark on a card asks about. */
export const topicOf = (face: string): string => `${familyOf(face)} ${face.replace('-', '−')}`;

/** A card that can be told from its equals: the second 7 of a hand is `7#1`. */
export interface Copy {
  key: string;
  face: string;
}

export function copies(faces: readonly string[], gone: string | null = null): Copy[] {
  const met: Record<string, number> = {};
  return faces.map((face) => {
    let nth = met[face] ?? 0;
    if (`${face}#${nth}` === gone) nth += 1;
    met[face] = nth + 1;
    return { key: `${face}#${nth}`, face };
  });
}
