import { defineQuery, graphql } from '../commerce/index.ts';

const addressSettings = graphql(`
  fragment AddressSettings on StoreConfig @_requires(capability: "storeSettings") {
    default_country @include(if: true)
    countries_with_required_region @include(if: true)
    optional_zip_countries @include(if: true)
    display_state_if_optional @include(if: true)
  }
`);

/** The countries that the shop accepts in addresses, and which fields it requires there. */
export const countriesQuery = defineQuery({
  name: 'getCountries',
  document: graphql(
    `
      query getCountries {
        countries {
          id
          full_name_locale
          available_regions {
            id
            code
            name
          }
        }
        storeConfig {
          store_code
          ...AddressSettings
        }
      }
    `,
    [addressSettings],
  ),
});
