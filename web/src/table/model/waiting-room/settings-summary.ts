import { isRace } from '../../../app/create-table/choices';
import type { GameInfo, Settings } from '../../../protocol/types';
import type { Words } from '../../../i18n/words';
import { clockWords, editionName } from '../log/change-lines';

/** A table's settings in a few words: seats, form, clock, what is not as usual, and who can come. */
export function settingsSummary(settings: Settings, game: GameInfo | undefined, words: Words): string[] {
  const form = game?.options.find((option) => option.is_form);
  const race = game !== undefined && isRace(game, settings.options);
  return [
    words.say('ui-players', { seats: settings.seats }),
    ...(form
      ? [words.say(`option-${form.name}-${String(settings.options[form.name] ?? form.default)}`)]
      : []),
    ...(race ? [] : [clockWords(settings.clock, words)]),
    ...chosen(settings, game, form?.name, words),
    ...(settings.edition ? [words.say('ui-edition-of-table', { name: editionName(settings) })] : []),
    settings.is_rated ? words.say('ui-rated') : '',
    words.say(settings.is_public ? 'ui-open-to-all' : 'ui-by-link'),
  ].filter(Boolean);
}

/** Options that somebody changed; of numbers and switches too, once the server has said what is usual. */
function chosen(
  { options }: Settings,
  game: GameInfo | undefined,
  form: string | undefined,
  words: Words,
): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const usual = game?.options.find((option) => option.name === name)?.default;
    if (name === form || value === usual || game === undefined) return [];
    const option = words.say(`option-${name}`);
    if (typeof value === 'boolean') return value ? [option] : [];
    const said = typeof value === 'string' ? words.say(`option-${name}-${value}`) : value;
    return [words.say('ui-option-chosen', { option, value: said })];
  });
}
