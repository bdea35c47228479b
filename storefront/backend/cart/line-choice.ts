import { decodeUid } from '../uid.ts';

/** What a shopper chose for a line, apart from the variant of a configurable product. */
export interface LineChoice {
  /** Decoded uids of selected values, e.g. `custom-option/101/10101`. */
  readonly selected: readonly string[];
  /** Entered values by decoded uid. */
  readonly entered: ReadonlyMap<string, string>;
}

/** Magento's EnteredOptionInput. */
export interface EnteredOption {
  readonly uid: string;
  readonly value: string;
}

/** Reads the options of a request; uids that are none, and empty values, are left out. */
export function readChoice(
  selected: readonly (string | null)[] | null | undefined,
  entered: readonly (EnteredOption | null)[] | null | undefined,
): LineChoice {
  return {
    selected: [...new Set((selected ?? []).flatMap((uid) => (uid === null ? [] : (decodeUid(uid) ?? []))))].sort(),
    entered: new Map(
      (entered ?? [])
        .flatMap((option) => {
          const id = option && decodeUid(option.uid);
          return option && id && option.value.trim() !== '' ? [[id, option.value] as const] : [];
        })
        .sort(([first], [second]) => first.localeCompare(second)),
    ),
  };
}

/** Writes a choice as text, equal for equal choices; empty without options. */
export function writeChoice({ selected, entered }: LineChoice): string {
  return selected.length === 0 && entered.size === 0 ? '' : JSON.stringify({ selected, entered: [...entered] });
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** Reads what `writeChoice` wrote. */
export function parseChoice(text: string): LineChoice {
  const parsed: unknown = text === '' ? {} : JSON.parse(text);
  const fields = new Map<string, unknown>(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
  const entered = fields.get('entered');
  return {
    selected: textsOf(fields.get('selected')),
    entered: new Map(
      (Array.isArray(entered) ? entered : []).map((pair: unknown) => {
        const [id = '', value = ''] = textsOf(pair);
        return [id, value] as const;
      }),
    ),
  };
}
