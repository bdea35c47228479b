import type { Resolvers } from '../../module.ts';
import type { RequestContext } from '../../request-context.ts';
import type { StoreView } from '../../store/store-view.ts';
import { configurableOptionUid, configurableValueUid, decodeConfigurableValueUid, encodeUid } from '../../uid.ts';
import { attributeLabel } from '../attribute/attribute-label.ts';
import { availableQuantity } from '../stock.ts';
import { mediaGallery } from './gallery.ts';
import type { Product } from './product.ts';
import { findAxes, findVariants, getOptionLabels } from './variants.ts';
import type { Axis, Variant, VariantOption } from './variants.ts';

/** Values that the variants have on an axis, in the order in which the variants stand. */
function axisValues({ attributeId }: Axis, variants: readonly Variant[]): VariantOption[] {
  const values = variants.flatMap(({ options }) => options.filter((option) => option.attributeId === attributeId));
  return [...new Map(values.map((value) => [value.optionId, value])).values()];
}

const swatchData = (color: string | null) => (color === null ? null : { __typename: 'ColorSwatchData', value: color });

function configurableOption(
  product: Product,
  axis: Axis,
  variants: readonly Variant[],
  storeView: StoreView,
): Record<string, unknown> {
  const { attributeId, code, position } = axis;
  return {
    id: product.id * 1000 + attributeId,
    uid: configurableOptionUid(product.id, attributeId),
    attribute_code: code,
    attribute_id: String(attributeId),
    attribute_id_v2: attributeId,
    attribute_uid: encodeUid(attributeId),
    product_id: product.id,
    label: attributeLabel(axis, storeView),
    position,
    use_default: false,
    values: axisValues(axis, variants).map((option) => {
      const { value: label } = getOptionLabels(option, storeView);
      return {
        uid: configurableValueUid(attributeId, option.optionId),
        value_index: option.optionId,
        label,
        default_label: option.optionLabel,
        store_label: label,
        use_default_value: label === option.optionLabel,
        swatch_data: swatchData(option.color),
      };
    }),
  };
}

/** Choices by attribute id. */
type Choices = ReadonlyMap<number, number>;

function readChoices(uids: readonly (string | null)[] | null | undefined): Choices {
  const values = (uids ?? []).map((uid) => decodeConfigurableValueUid(uid ?? '')).filter((value) => value !== null);
  return new Map(values.map(({ attributeId, optionId }) => [attributeId, optionId]));
}

/** True when a variant fits all choices, apart from those on one axis. */
function fits({ options }: Variant, choices: Choices, except?: number): boolean {
  return [...choices].every(
    ([attributeId, optionId]) =>
      attributeId === except ||
      options.some((option) => option.attributeId === attributeId && option.optionId === optionId),
  );
}

function selection(product: Product, choices: Choices, context: RequestContext): Record<string, unknown> {
  const { database, storeView } = context;
  const axes = findAxes(database, product.id);
  const variants = findVariants(database, product.id);
  const salable = variants.filter((variant) => availableQuantity(database, variant.product.sku) > 0);
  const options = axes.map((axis) => {
    const reachable = new Set(
      axisValues(
        axis,
        salable.filter((variant) => fits(variant, choices, axis.attributeId)),
      ).map(({ optionId }) => optionId),
    );
    return {
      axis,
      values: axisValues(axis, variants).map((value) => ({ ...value, isAvailable: reachable.has(value.optionId) })),
    };
  });
  const chosen = choices.size === axes.length ? variants.find((variant) => fits(variant, choices)) : undefined;
  return {
    configurable_options: options.map(({ axis, values }) => ({
      uid: configurableOptionUid(product.id, axis.attributeId),
      attribute_code: axis.code,
      label: attributeLabel(axis, storeView),
      values: values.map((option) => ({
        uid: configurableValueUid(axis.attributeId, option.optionId),
        label: getOptionLabels(option, storeView).value,
        is_available: option.isAvailable,
        is_use_default: true,
        swatch: swatchData(option.color),
      })),
    })),
    options_available_for_selection: options.map(({ axis, values }) => ({
      attribute_code: axis.code,
      option_value_uids: values
        .filter(({ isAvailable }) => isAvailable)
        .map(({ optionId }) => configurableValueUid(axis.attributeId, optionId)),
    })),
    media_gallery: mediaGallery(chosen?.product ?? product, context),
    variant: chosen?.product ?? null,
  };
}

/** Resolvers of what only configurable products have. */
export const configurableResolvers: Resolvers = {
  ConfigurableProduct: {
    configurable_options(product: Product, _: unknown, { database, storeView }: RequestContext) {
      const variants = findVariants(database, product.id);
      return findAxes(database, product.id).map((axis) => configurableOption(product, axis, variants, storeView));
    },
    variants: ({ id }: Product, _: unknown, { database }: RequestContext) => findVariants(database, id),
    configurable_product_options_selection: (
      product: Product,
      { configurableOptionValueUids }: { configurableOptionValueUids?: readonly (string | null)[] | null },
      context: RequestContext,
    ) => selection(product, readChoices(configurableOptionValueUids), context),
  },
  ConfigurableVariant: {
    attributes: ({ options }: Variant, _: unknown, { storeView }: RequestContext) =>
      options.map((option) => ({
        code: option.attributeCode,
        label: getOptionLabels(option, storeView).value,
        uid: configurableValueUid(option.attributeId, option.optionId),
        value_index: option.optionId,
      })),
    super_link: ({ options }: Variant, _: unknown, { storeView }: RequestContext) =>
      options.map((option) => {
        const { attribute, value } = getOptionLabels(option, storeView);
        return { attribute_label: attribute, value_label: value };
      }),
  },
};
