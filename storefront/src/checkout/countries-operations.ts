import { defineQuery, graphql } from '../commerce/index.ts';

/** The countries that the shop accepts in addresses, and which fields it requires there. */
export const countriesQuery = defineQuery({
  name: 'getCountries',
  document: graphql(`
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
        default_country
        countries_with_required_region
        optional_zip_countries
        display_state_if_optional
      }
    }
  `),
});
