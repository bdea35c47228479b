import type { HomeWords } from '../../pages/home.ts';

/** Words of the home page in Polish. */
export const homeWords: HomeWords = {
  title: 'Witryna – suplementy diety',
  metaTitle: 'Suplementy diety z czytelnym składem',
  metaDescription:
    'Witaminy, minerały, zioła i kolagen z pełną tabelą składu i ceną za porcję. Darmowa dostawa od 149 zł, odbiór w 40 sklepach.',
  heroes: [
    {
      name: 'Jesień',
      title: 'Jesień, która nie zwalnia',
      lead: 'Witamina D3 z K2, cynk i witamina C. Proste składy, przebadane partie, dawki, które mają sens.',
      primaryLabel: 'Produkty na odporność',
      secondaryLabel: 'Suplementy według potrzeb',
    },
    {
      name: 'Uroda',
      title: 'Kolagen na co dzień',
      lead: 'Łyżka do owsianki, kapsułki albo ampułka do torebki. Formę wybierasz Ty, ilość podaje etykieta.',
      primaryLabel: 'Wybierz kolagen',
      secondaryLabel: 'Cała uroda',
    },
    {
      name: 'Sport',
      title: 'Trening bez zgadywania',
      lead: 'Białko, kreatyna i elektrolity. Porcje policzone na etykiecie, cena przeliczona na 100 g.',
      primaryLabel: 'Zobacz półkę sportową',
      secondaryLabel: 'Tylko kreatyna',
    },
  ],
  bestsellers: { title: 'Najczęściej wybierane', link: 'Zobacz wszystkie' },
  stores: { title: 'Znajdź sklep<br>i odbierz za 0 zł', note: '40 sklepów w Polsce' },
  sale: { title: 'Wyprzedaż<br>do −14%', note: 'Taniej na każdej półce' },
  guide: { title: 'Poradnik: jak dawkować D3', note: 'Czytaj, 4 min' },
  shelves: 'Przejdź prosto do półki',
  categories: {
    witaminy: 'Witaminy',
    mineraly: 'Minerały',
    odpornosc: 'Odporność',
    uroda: 'Uroda',
    sport: 'Sport',
    ziola: 'Zioła',
    trawienie: 'Trawienie',
    rodzina: 'Dla rodziny',
  },
  novelties: { title: 'Nowości', link: 'Wszystkie marki' },
  quality: {
    title: 'Skład czytasz przed zakupem, nie po',
    note: 'Przy każdym produkcie znajdziesz pełną tabelę składu: ile substancji jest w porcji dziennej, jaki to procent referencyjnej wartości spożycia i kto odpowiada za produkt. Alergeny wyróżniamy pogrubieniem, a cenę przeliczamy na sztukę, 100 g albo 100 ml.',
    button: 'Jak wybieramy produkty',
  },
  points: [
    {
      title: 'Dostawa gratis od 149 zł',
      note: 'Poniżej tej kwoty automat paczkowy kosztuje 11,99 zł, a kurier 14,99 zł. Odbiór w sklepie jest zawsze za 0 zł.',
      link: 'Dostawa i płatności',
    },
    {
      title: '30 dni na zwrot',
      note: 'Nieotwarte opakowanie możesz odesłać bez podania przyczyny. Pieniądze oddajemy w ciągu 14 dni.',
      link: 'Jak zwrócić produkt',
    },
    {
      title: 'Doradca w 40 sklepach',
      note: 'Przyjdź z pytaniem albo z listą tego, co już bierzesz. Sprawdzimy, czy składniki się nie powtarzają.',
      link: 'Znajdź sklep',
    },
  ],
};
