import type { StoreView } from '../../store/store-view.ts';

/** An option of an attribute with its stored label. */
interface LabeledOption {
  readonly value: string;
  readonly label: string;
}

type TextScope = Pick<StoreView, 'texts'>;

/** Label of an attribute in the language of a store view; the stored one where there is no translation. */
export function attributeLabel(
  { code, label }: { readonly code: string; readonly label: string },
  { texts }: TextScope,
): string {
  return texts?.attributes?.[code]?.label ?? label;
}

/**
 * Label of an attribute's option in the language of a store view; the stored one where there is no translation, as for
 * brands and sizes.
 */
export function optionLabel(code: string, { value, label }: LabeledOption, { texts }: TextScope): string {
  return texts?.attributes?.[code]?.options[value] ?? label;
}
