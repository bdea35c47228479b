import { getCustomValueUid, graphql, type ResultOf } from '../commerce/index.ts';
import { getFileName, isEnteredType } from './custom-choice.ts';
import type { LineOption } from './line-option.ts';
import { parseEnteredValue } from './parse-entered-value.ts';

/** What was chosen in a customizable option. */
export const customChoices = graphql(`
  fragment CustomChoices on SelectedCustomizableOption {
    customizable_option_uid
    label
    type
    values {
      label
      value
    }
  }
`);

/** What was chosen for a line of any type of product. */
export const lineChoiceFields = graphql(
  `
    fragment LineChoices on CartItemInterface {
      ... on ConfigurableCartItem {
        configurable_options {
          option_label
          value_label
          configurable_product_option_value_uid
        }
        customizable_options {
          ...CustomChoices
        }
      }
      ... on SimpleCartItem {
        customizable_options {
          ...CustomChoices
        }
      }
      ... on VirtualCartItem {
        customizable_options {
          ...CustomChoices
        }
      }
      ... on DownloadableCartItem {
        customizable_options {
          ...CustomChoices
        }
        links {
          uid
          title
        }
      }
      ... on BundleCartItem {
        customizable_options {
          ...CustomChoices
        }
        bundle_options {
          label
          values {
            uid
            label
            quantity
          }
        }
      }
    }
  `,
  [customChoices],
);

/** What was chosen for a line of the cart or of a wishlist; which of it is there depends on the type of the product. */
interface LineChoices {
  configurable_options?:
    | readonly ({
        option_label: string;
        value_label: string;
        configurable_product_option_value_uid: string;
      } | null)[]
    | null;
  bundle_options?:
    | readonly ({
        label: string;
        values: readonly ({ uid: string; label: string; quantity: number } | null)[];
      } | null)[]
    | null;
  links?: readonly ({ uid: string; title: string | null } | null)[] | null;
  customizable_options?: readonly (ResultOf<typeof customChoices> | null)[] | null;
}

/** Reads what was chosen for a line. */
export function toLineChoices(item: LineChoices): LineOption[] {
  return [...readVariant(item), ...toBundleOptions(item), ...toLinkOptions(item), ...toCustomChoices(item)];
}

function readVariant({ configurable_options: options }: LineChoices): LineOption[] {
  return (options ?? []).flatMap((option) =>
    option
      ? [
          {
            label: option.option_label,
            value: option.value_label,
            valueUid: option.configurable_product_option_value_uid,
          },
        ]
      : [],
  );
}

function toBundleOptions({ bundle_options: options }: LineChoices): LineOption[] {
  return (options ?? []).flatMap((option) =>
    (option?.values ?? []).flatMap((value) =>
      option && value
        ? [
            {
              label: option.label,
              value: value.quantity === 1 ? value.label : `${value.quantity} × ${value.label}`,
              valueUid: value.uid,
            },
          ]
        : [],
    ),
  );
}

function toLinkOptions({ links }: LineChoices): LineOption[] {
  return (links ?? []).flatMap((link) => (link?.title ? [{ label: '', value: link.title, valueUid: link.uid }] : []));
}

function toCustomChoices({ customizable_options: options }: LineChoices): LineOption[] {
  return (options ?? []).flatMap((option) => {
    if (!option) return [];
    const { customizable_option_uid: uid, label, type } = option;
    return option.values.flatMap((value): LineOption[] => {
      if (!value) return [];
      if (type === 'file') return [{ label, value: getFileName(value.value), valueUid: uid, isFile: true }];
      return isEnteredType(type)
        ? [{ label, ...parseEnteredValue(value.value, type), valueUid: uid, enteredValue: value.value }]
        : [{ label, value: value.label, valueUid: getCustomValueUid(uid, value.value) }];
    });
  });
}
