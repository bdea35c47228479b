import type { AboutUsWords } from '../../pages/about-us.ts';

/** Words of the page about the shop in Polish. */
export const aboutUsWords: AboutUsWords = {
  title: 'O nas',
  metaTitle: 'O nas: jak wybieramy suplementy',
  metaDescription:
    'Witryna to sklep internetowy z suplementami diety i 40 sklepów stacjonarnych w Polsce. Piszemy, co bierzemy na półkę, czego nie bierzemy i dlaczego.',
  opening:
    '<h1>Witryna, do której warto zajrzeć z etykietą w ręku</h1><p>Zaczęliśmy od jednej apteczki domowej i pytania, dlaczego trzy różne słoiki mają w środku prawie to samo. Dziś prowadzimy sklep internetowy i 40 sklepów stacjonarnych, a pytanie zadajemy nadal.</p>',
  selection: {
    title: 'Co bierzemy na półkę',
    points: [
      [
        'Skład podany liczbami',
        'Ilość substancji w porcji dziennej i procent referencyjnej wartości spożycia. Jeśli producent zasłania się „mieszanką własną”, produktu nie przyjmujemy.',
      ],
      [
        'Formę, nie tylko nazwę',
        'Cytrynian, diglicynian i tlenek magnezu to trzy różne rzeczy. Na karcie produktu zawsze piszemy, która z nich jest w środku.',
      ],
      [
        'Wynik badania partii',
        'Od każdej marki prosimy o wyniki badań czystości i zawartości składników. Bez nich produkt nie trafia do sprzedaży.',
      ],
    ],
  },
  exclusions: {
    title: 'Czego u nas nie znajdziesz',
    list: '<ul><li>Obietnic leczenia. Suplement diety jest żywnością i uzupełnia dietę, nie zastępuje jej ani leków.</li><li>Oświadczeń zdrowotnych spoza unijnego wykazu. Piszemy tylko to, co dopuszcza rozporządzenie (WE) nr 1924/2006.</li><li>Przekreślonych cen bez pokrycia. Przy każdej obniżce podajemy najniższą cenę z 30 dni przed nią.</li></ul>',
  },
  visit: {
    title: 'Porozmawiajmy na miejscu',
    note: 'W sklepie możesz spokojnie przeczytać etykiety, zapytać o dawkę i odebrać zamówienie z internetu za 0 zł.',
    findStore: 'Znajdź sklep',
    prepare: 'Przygotuj się do wizyty',
  },
};
