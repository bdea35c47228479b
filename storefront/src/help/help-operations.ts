import { defineQuery, graphql } from '../commerce/index.ts';

const contactFields = graphql(`
  fragment HelpContact on StoreConfig @_requires(capability: "needHelp") {
    need_help @include(if: true) {
      email
      phone_number
      start_day
      end_day
      start_time
      end_time
    }
  }
`);

/** How to reach the shop's people, asked for when somebody wants to know. */
export const needHelpQuery = defineQuery({
  name: 'getNeedHelp',
  document: graphql(
    `
      query getNeedHelp {
        storeConfig {
          store_code
          timezone
          ...HelpContact
        }
      }
    `,
    [contactFields],
  ),
});
