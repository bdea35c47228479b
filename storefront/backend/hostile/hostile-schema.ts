import { defaultFieldResolver } from 'graphql';
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { hostileRoute } from './hostile-redirects.ts';
import { hostileText } from './hostile-text.ts';

/** Fields that people write or read: names, labels, texts and markup, but no codes, addresses, dates or numbers. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'absolute_footer',
  'address1',
  'address2',
  'attribute_label',
  'carrier_title',
  'category_name',
  'checkbox_text',
  'city',
  'company',
  'contact_name',
  'content',
  'content_heading',
  'copyright',
  'customer_notes',
  'dayLabel',
  'default_description',
  'default_keywords',
  'default_label',
  'default_title',
  'email',
  'error_message',
  'failure_message',
  'firstname',
  'html',
  'label',
  'label_checkout',
  'label_contact',
  'label_customer',
  'label_newsletter',
  'lastname',
  'legal_checkout',
  'legal_contact',
  'legal_customer',
  'logo_alt',
  'message',
  'meta_description',
  'meta_keyword',
  'meta_keywords',
  'meta_title',
  'method_title',
  'middlename',
  'name',
  'nickname',
  'not_available_message',
  'option_label',
  'phone_number',
  'prefix',
  'product_name',
  'promo_content',
  'promo_rich_content',
  'region',
  'search',
  'shipping_method',
  'special_schedule',
  'store_group_name',
  'store_label',
  'store_name',
  'store_type',
  'street',
  'suffix',
  'summary',
  'telephone',
  'text',
  'title',
  'value_label',
  'website_name',
  'welcome',
  'zero_subtotal_title',
]);

/** Types whose `value` is text. */
const TEXT_VALUES: ReadonlySet<string> = new Set(['AttributeValue']);

const isText = (type: string, { name, type: fieldType }: GraphQLField<unknown, unknown>) =>
  (TEXT_FIELDS.has(name) || (name === 'value' && TEXT_VALUES.has(type))) && /^[[]*String\b/u.test(String(fieldType));

// The package's own check fails for types of its other module format.
const isObjectType = (type: GraphQLNamedType): type is GraphQLObjectType =>
  type[Symbol.toStringTag] === 'GraphQLObjectType';

function hostileValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hostileValue);
  return typeof value === 'string' && !/^[{[\d]/u.test(value) ? hostileText(value) : value;
}

/**
 * Puts attacks into every text that the schema's fields answer, as if somebody had written them in the admin or in a
 * form, and hostile redirects below `/hostile-redirect/`.
 */
export function makeHostile(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isText(type.name, field)) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = async (...parameters) => hostileValue(await resolve(...parameters));
    }
  }
  const route = schema.getQueryType()?.getFields()['route'];
  if (!route) return;
  const { resolve = defaultFieldResolver } = route;
  route.resolve = (source, args: { url: string }, ...rest) => hostileRoute(args.url) ?? resolve(source, args, ...rest);
}
