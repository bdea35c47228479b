import { defineQuery, graphql } from '../commerce/index.ts';

/** The store's rules for passwords. */
export const passwordRulesQuery = defineQuery({
  name: 'passwordRules',
  document: graphql(`
    query passwordRules {
      storeConfig {
        store_code
        minimum_password_length
        required_character_classes_number
      }
    }
  `),
});
