import englishAttributes from '../../seed/catalogue/locales/en/attributes.json' with { type: 'json' };
import type { StoreView } from '../../store/store-view.ts';

interface Labels {
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
}

const labelsInEnglish: ReadonlyMap<string, Labels> = new Map(Object.entries<Labels>(englishAttributes));

const labelsOf = (code: string, { locale }: Pick<StoreView, 'locale'>): Labels | undefined => (locale.startsWith('pl') ? undefined : labelsInEnglish.get(code));

/** Label of an attribute in the language of a store view; the stored one where there is no translation. */
export function attributeLabel({ code, label }: { readonly code: string; readonly label: string }, storeView: Pick<StoreView, 'locale'>): string {
  return labelsOf(code, storeView)?.label ?? label;
}

/** Label of an attribute's option in the language of a store view; the stored one where there is no translation, as for brands and sizes. */
export function optionLabel(code: string, { value, label }: { readonly value: string; readonly label: string }, storeView: Pick<StoreView, 'locale'>): string {
  return labelsOf(code, storeView)?.options[value] ?? label;
}
