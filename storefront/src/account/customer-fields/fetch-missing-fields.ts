import { defineQuery, execute, graphql, type CommerceClient } from '../../commerce/index.ts';
import type { CustomerFields } from './customer-fields.ts';
import { findMissingFields } from './find-missing-fields.ts';

/** Genders to choose from: ids that differ between shops, with their labels. */
export const gendersQuery = defineQuery({
  name: 'getGenders',
  document: graphql(`
    query getGenders {
      customAttributeMetadata(attributes: [{ attribute_code: "gender", entity_type: "customer" }]) {
        items {
          attribute_options {
            label
            value
          }
        }
      }
    }
  `),
});

/**
 * Returns the fields whose values Magento misses in an account, for a backend that does not tell which fields it requires
 * (Magento 2.4.6). A gender whose options are unknown is left out.
 *
 * @param error What creating or changing the account has thrown.
 */
export async function fetchMissingFields(client: CommerceClient, error: unknown): Promise<CustomerFields> {
  const { gender, ...fields } = findMissingFields(error);
  const options = gender ? await fetchGenders(client) : [];
  return gender && options.length > 0 ? { ...fields, gender: { ...gender, options } } : fields;
}

async function fetchGenders(client: CommerceClient): Promise<{ value: string; label: string }[]> {
  const response = await execute(client, gendersQuery, {}).catch(() => null);
  const options = response?.data.customAttributeMetadata?.items?.[0]?.attribute_options ?? [];
  return options.flatMap((option) => {
    const label = option?.label?.trim();
    return option?.value && label ? [{ value: option.value, label }] : [];
  });
}
