import { defineShop } from '../../../storefront/backend/index.ts';
import germanShoes from '../german-shoes/index.ts';
import { withSettings } from '../with-settings.ts';

const [view] = germanShoes.storeViews;

/** The German shop in France, whose departments have numbers as codes. Its customers live elsewhere, so it has none. */
export default withSettings(
  defineShop({ ...germanShoes, accounts: [], storeViews: [{ ...view, locale: 'fr_FR', timezone: 'Europe/Paris' }] }),
  {
    countries: { FR: 'FRA' },
    shipping: {
      countries: ['FR'],
      freeFrom: null,
      carriers: [
        {
          code: 'flatrate',
          methodCode: 'flatrate',
          price: 690,
          titles: { fr: ['Tarif fixe', 'Livraison à domicile'] },
        },
      ],
    },
    config: {
      ...view.settings.config,
      default_country: 'FR',
      tax_defaults_country: 'FR',
      countries_with_required_region: 'FR',
    },
  },
);
