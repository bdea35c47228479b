import germanShoes from '../german-shoes/index.ts';
import { withConfig } from '../with-config.ts';

/** The German shop, which lists products one in a row unless a shopper prefers the grid. */
export default withConfig(germanShoes, {
  list_mode: 'list-grid',
  list_per_page: 5,
  list_per_page_values: '5,10,15',
  grid_per_page: 9,
  grid_per_page_values: '9,15,30',
});
