import { graphql } from '../commerce/index.ts';

/**
 * A physical shop with its weekly hours, and unusual ones in a range of ISO dates: `$dateRangeStart` and
 * `$dateRangeEnd`.
 */
export const storeFragment = graphql(`
  fragment StoreLocatorStore on AbsoStore {
    entity_id
    identifier
    name
    url_key
    relative_url
    address1
    address2
    city
    postcode
    region
    region_id
    country_id
    telephone
    store_type
    latitude
    longitude
    is_active
    opening_hours {
      items {
        day
        open
        close
      }
    }
    special_schedule
    special_hours(dateRangeStart: $dateRangeStart, dateRangeEnd: $dateRangeEnd) {
      title
      date
      dayLabel
      open
      close
    }
  }
`);
