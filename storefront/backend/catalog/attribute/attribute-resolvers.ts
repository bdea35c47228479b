import { genders } from '../../customer/customer-fields.ts';
import { noSuchEntity } from '../../graphql-error.ts';
import type { Resolvers } from '../../module.ts';
import type { RequestContext } from '../../request-context.ts';
import { findAttributes, findOptions } from './attribute.ts';
import type { Attribute } from './attribute.ts';
import { attributeLabel, optionLabel } from './attribute-label.ts';
import { matchesUsage, getAttributeUsage } from './usage.ts';
import type { AttributeFilter } from './usage.ts';

const FRONTEND_INPUT = { text: 'TEXT', textarea: 'TEXTAREA', multiselect: 'MULTISELECT' } as const;

interface AttributeInput {
  readonly attribute_code?: string | null;
  readonly entity_type?: string | null;
}

function metadata({ database, storeView }: RequestContext, attribute: Attribute): Record<string, unknown> {
  return {
    __typename: 'CatalogAttributeMetadata',
    code: attribute.code,
    label: attributeLabel(attribute, storeView),
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: FRONTEND_INPUT[attribute.input],
    frontend_class: null,
    default_value: null,
    is_required: false,
    is_unique: false,
    options: findOptions(database, attribute.id).map((option) => ({
      __typename: 'AttributeOptionMetadata',
      value: String(option.id),
      label: optionLabel(attribute.code, option, storeView),
      is_default: false,
    })),
    ...getAttributeUsage(attribute),
  };
}

/** An attribute as releases before 2.4.7 describe it; undefined for an unknown one. */
function olderMetadata({ database }: RequestContext, { attribute_code: code, entity_type: type }: AttributeInput) {
  const named = { attribute_code: code, entity_type: type };
  if (type === 'customer' && code === 'gender') {
    const options = genders.map(([id, label]) => ({ label, value: String(id) }));
    // As in Magento, the first option of a select is empty.
    const attribute_options = [{ label: ' ', value: '' }, ...options];
    return { ...named, attribute_type: 'Int', input_type: 'select', attribute_options };
  }
  const attribute =
    type === 'catalog_product' ? findAttributes(database).find((candidate) => candidate.code === code) : undefined;
  return (
    attribute && {
      ...named,
      attribute_type: attribute.input === 'multiselect' ? 'Int' : 'String',
      input_type: attribute.input,
      attribute_options: findOptions(database, attribute.id).map(({ id, label }) => ({ label, value: String(id) })),
    }
  );
}

/** Metadata of the shop's product attributes, and of the gender of customers. */
export const attributeResolvers: Resolvers = {
  Query: {
    attributesList(
      _: unknown,
      { entityType, filters }: { entityType: string; filters?: AttributeFilter | null },
      context: RequestContext,
    ) {
      const attributes = entityType === 'CATALOG_PRODUCT' ? findAttributes(context.database) : [];
      return {
        items: attributes
          .filter((attribute) => matchesUsage(attribute, filters))
          .map((attribute) => metadata(context, attribute)),
        errors: [],
      };
    },
    customAttributeMetadata(
      _: unknown,
      { attributes }: { attributes: readonly AttributeInput[] },
      context: RequestContext,
    ) {
      const items = attributes.map((input) => {
        const found = olderMetadata(context, input);
        if (found) return found;
        throw noSuchEntity(
          `The attribute with a "${input.attribute_code ?? ''}" attributeCode doesn't exist. Verify the attribute and try again.`,
        );
      });
      return { items };
    },
    customAttributeMetadataV2(
      _: unknown,
      { attributes }: { attributes?: readonly AttributeInput[] | null },
      context: RequestContext,
    ) {
      const known = findAttributes(context.database);
      const find = ({ attribute_code, entity_type }: AttributeInput): Attribute | undefined =>
        entity_type === 'catalog_product' ? known.find(({ code }) => code === attribute_code) : undefined;
      const wanted = attributes ?? [];
      return {
        items: wanted
          .map(find)
          .filter((found) => found !== undefined)
          .map((attribute) => metadata(context, attribute)),
        errors: wanted
          .filter((input) => !find(input))
          .map(({ attribute_code, entity_type }) => ({
            type: 'ATTRIBUTE_NOT_FOUND',
            message: `Attribute code "${attribute_code ?? ''}" could not be found for entity type "${entity_type ?? ''}".`,
          })),
      };
    },
  },
};
