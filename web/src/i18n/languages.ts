export const LANGUAGES = ['en', 'fr'] as const;
/** Each in its own language: whoever looks for it reads no other. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;
export type Language = (typeof LANGUAGES)[number];

/** The page's language, written as in the reader's own country where that speaks it too. */
export const locale = (language: string): string =>
  navigator.languages.find((one) => one.split('-')[0] === language) ??
  (language === 'en' ? 'en-GB' : language);

/** The first of these that is one of ours; English if none is. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
