import type { UiStrings } from '../provider/ui-strings.ts';
import { strings as french } from './fr-FR.ts';

/**
 * Strings of all components in Canadian French: those of France with the differences. `?` and `!` have no space before
 * them.
 */
export const strings: UiStrings = {
  ...french,
  accountTrigger: { ...french.accountTrigger, signInLabel: 'Ouvrir une session', signOutLabel: 'Fermer la session' },
  addressForm: {
    ...french.addressForm,
    company: 'Entreprise',
    vatId: 'Numéro de taxe',
    vatIdHint: 'Par exemple 123456789RT0001',
    postcodeHint: 'Par exemple H2X 1Y4',
    region: 'Province',
    chooseRegion: 'Choisissez une province',
    telephone: 'Numéro de téléphone',
    fax: 'Télécopieur',
    country: 'Pays\u202f: Canada',
  },
  drawer: {
    ...french.drawer,
    titles: { ...french.drawer.titles, SIGN_IN: 'Ouvrir une session' },
    signInLabel: 'Ouvrir une session',
  },
  errorPage: { ...french.errorPage, title: 'Oups!' },
  freeShippingProgress: {
    label: 'Progression vers la livraison gratuite',
    remainingText: (amount) => `Il ne manque que ${amount} pour obtenir la livraison gratuite.`,
    reachedText: 'Votre livraison est gratuite.',
  },
  miniCart: { ...french.miniCart, continueShoppingLabel: 'Continuer à magasiner', checkoutLabel: 'Passer à la caisse' },
  needHelp: {
    ...french.needHelp,
    label: 'Besoin d’aide?',
    emailLabel: (email) => `Envoyez-nous un courriel à ${email}`,
  },
  newsletterForm: {
    emailLabel: 'Adresse courriel',
    submitLabel: 'S’abonner',
    loadingLabel: 'Abonnement en cours…',
    successMessage: 'Votre adresse courriel est abonnée.',
  },
  openingHours: { ...french.openingHours, label: 'Heures d’ouverture', specialLabel: 'Heures exceptionnelles' },
  price: { ...french.price, sale: 'Prix en solde', regular: 'Prix courant' },
};
