import englishAttributes from '../../seed/catalogue/locales/en/attributes.json' with { type: 'json' };
import type { StoreView } from '../../store/store-view.ts';
import { DEFAULT_LANGUAGE, getViewLanguage, type ViewLanguage } from '../../store/view-language.ts';

interface Labels {
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
}

/** An option of an attribute with its stored label. */
interface LabeledOption {
  readonly value: string;
  readonly label: string;
}

const labelsInEnglish: ReadonlyMap<string, Labels> = new Map(Object.entries<Labels>(englishAttributes));

const findLabels = (code: string, language: ViewLanguage): Labels | undefined => (language === DEFAULT_LANGUAGE ? undefined : labelsInEnglish.get(code));

/** Label of an attribute in the language of a store view; the stored one where there is no translation. */
export function attributeLabel({ code, label }: { readonly code: string; readonly label: string }, storeView: Pick<StoreView, 'locale'>): string {
  return findLabels(code, getViewLanguage(storeView))?.label ?? label;
}

/** Label of an attribute's option in the language of a store view; the stored one where there is no translation, as for brands and sizes. */
export function optionLabel(code: string, option: LabeledOption, storeView: Pick<StoreView, 'locale'>): string {
  return optionLabelIn(code, option, getViewLanguage(storeView));
}

/** Label of an attribute's option in a language; the stored one where there is no translation. */
export function optionLabelIn(code: string, { value, label }: LabeledOption, language: ViewLanguage): string {
  return findLabels(code, language)?.options[value] ?? label;
}
