import type { Database } from '../../database/index.ts';
import type { Resolvers } from '../../module.ts';
import type { RequestContext } from '../../request-context.ts';
import { configurableOptionUid, configurableValueUid, decodeConfigurableValueUid, encodeUid } from '../../uid.ts';
import { availableQuantity } from '../stock.ts';
import { mediaGallery } from './gallery.ts';
import type { Product } from './product.ts';
import { findAxes, findVariants } from './variants.ts';
import type { Axis, Variant, VariantOption } from './variants.ts';

/** Values that the variants have on an axis, in the order in which the variants stand. */
function axisValues({ attributeId }: Axis, variants: readonly Variant[]): VariantOption[] {
  const values = variants.flatMap(({ options }) => options.filter((option) => option.attributeId === attributeId));
  return [...new Map(values.map((value) => [value.optionId, value])).values()];
}

const swatchData = (color: string | null) => (color === null ? null : { __typename: 'ColorSwatchData', value: color });

function configurableOption(product: Product, axis: Axis, variants: readonly Variant[]): Record<string, unknown> {
  const { attributeId, code, label, position } = axis;
  return {
    id: product.id * 1000 + attributeId,
    uid: configurableOptionUid(product.id, attributeId),
    attribute_code: code,
    attribute_id: String(attributeId),
    attribute_id_v2: attributeId,
    attribute_uid: encodeUid(attributeId),
    product_id: product.id,
    label,
    position,
    use_default: false,
    values: axisValues(axis, variants).map(({ optionId, optionLabel, color }) => ({
      uid: configurableValueUid(attributeId, optionId),
      value_index: optionId,
      label: optionLabel,
      default_label: optionLabel,
      store_label: optionLabel,
      use_default_value: true,
      swatch_data: swatchData(color),
    })),
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
      attributeId === except || options.some((option) => option.attributeId === attributeId && option.optionId === optionId),
  );
}

function selection(database: Database, product: Product, choices: Choices, mediaBaseUrl: string): Record<string, unknown> {
  const axes = findAxes(database, product.id);
  const variants = findVariants(database, product.id);
  const salable = variants.filter((variant) => availableQuantity(database, variant.product.sku) > 0);
  const options = axes.map((axis) => {
    const reachable = new Set(
      axisValues(axis, salable.filter((variant) => fits(variant, choices, axis.attributeId))).map(({ optionId }) => optionId),
    );
    return { axis, values: axisValues(axis, variants).map((value) => ({ ...value, isAvailable: reachable.has(value.optionId) })) };
  });
  const chosen = choices.size === axes.length ? variants.find((variant) => fits(variant, choices)) : undefined;
  return {
    configurable_options: options.map(({ axis, values }) => ({
      uid: configurableOptionUid(product.id, axis.attributeId),
      attribute_code: axis.code,
      label: axis.label,
      values: values.map(({ optionId, optionLabel, color, isAvailable }) => ({
        uid: configurableValueUid(axis.attributeId, optionId),
        label: optionLabel,
        is_available: isAvailable,
        is_use_default: true,
        swatch: swatchData(color),
      })),
    })),
    options_available_for_selection: options.map(({ axis, values }) => ({
      attribute_code: axis.code,
      option_value_uids: values
        .filter(({ isAvailable }) => isAvailable)
        .map(({ optionId }) => configurableValueUid(axis.attributeId, optionId)),
    })),
    media_gallery: mediaGallery(chosen?.product ?? product, mediaBaseUrl),
    variant: chosen?.product ?? null,
  };
}

/** Resolvers of what only configurable products have. */
export const configurableResolvers: Resolvers = {
  ConfigurableProduct: {
    configurable_options(product: Product, _: unknown, { database }: RequestContext) {
      const variants = findVariants(database, product.id);
      return findAxes(database, product.id).map((axis) => configurableOption(product, axis, variants));
    },
    variants: ({ id }: Product, _: unknown, { database }: RequestContext) => findVariants(database, id),
    configurable_product_options_selection: (
      product: Product,
      { configurableOptionValueUids }: { configurableOptionValueUids?: readonly (string | null)[] | null },
      { database, mediaBaseUrl }: RequestContext,
    ) => selection(database, product, readChoices(configurableOptionValueUids), mediaBaseUrl),
  },
  ConfigurableVariant: {
    attributes: ({ options }: Variant) =>
      options.map(({ attributeId, attributeCode, optionId, optionLabel }) => ({
        code: attributeCode,
        label: optionLabel,
        uid: configurableValueUid(attributeId, optionId),
        value_index: optionId,
      })),
    super_link: ({ options }: Variant) =>
      options.map(({ attributeLabel, optionLabel }) => ({ attribute_label: attributeLabel, value_label: optionLabel })),
  },
};
