import { strings as german } from '@witryna/ui/strings/de-DE';
import type { UiStringTable } from './ui-string-table.ts';

const stars = ['schlecht', 'mässig', 'durchschnittlich', 'gut', 'ausgezeichnet'];

/** German strings of the UI library's components as Switzerland and Liechtenstein spell them, without ß. */
export const strings: UiStringTable = {
  ...german,
  addressForm: { ...german.addressForm, street: 'Strasse und Hausnummer' },
  alert: { dismissLabel: 'Meldung schliessen' },
  cartLine: { ...german.cartLine, originalTotalLabel: 'Preis vor der Ermässigung:' },
  drawer: { ...german.drawer, closeLabel: 'Menü schliessen' },
  fileUpload: { ...german.fileUpload, tooLarge: (name, limit) => `${name}: Die Datei ist grösser als ${limit}.` },
  filterDialog: { ...german.filterDialog, closeLabel: 'Filter schliessen' },
  gallery: {
    ...german.gallery,
    zoom: 'Bild vergrössern',
    closeZoom: 'Vergrösserung schliessen',
    zoomIn: 'Grösser',
  },
  miniCart: { ...german.miniCart, closeLabel: 'Warenkorb schliessen' },
  modal: { closeLabel: 'Schliessen' },
  passwordField: {
    ...german.passwordField,
    classesRule: (count, special) =>
      `mindestens ${count} der folgenden: Kleinbuchstabe, Grossbuchstabe, Ziffer, Sonderzeichen (${special})`,
  },
  price: { ...german.price, lowest30Days: 'Niedrigster Preis der letzten 30 Tage vor der Ermässigung:' },
  ratingInput: { starsLabel: (rating) => `${rating} von 5, ${stars[rating - 1] ?? ''}` },
  searchPanel: { ...german.searchPanel, closeLabel: 'Suche schliessen' },
  toaster: { ...german.toaster, dismissLabel: 'Benachrichtigung schliessen' },
};
