import type { SeedCmsPage } from '../../types.ts';
import { banner } from '../markup/banner.ts';
import { buttons, columns, heading, row, text } from '../markup/content-types.ts';

const point = (title: string, note: string) => ({ width: 33.3333, content: text(`<h3>${title}</h3><p>${note}</p>`) });

/** The story of the shop, in inline styles. */
export const aboutUs: SeedCmsPage = {
  identifier: 'about-us',
  title: 'O nas',
  metaTitle: 'O nas: jak wybieramy suplementy',
  metaDescription:
    'Witryna to sklep internetowy z suplementami diety i 40 sklepów stacjonarnych w Polsce. Piszemy, co bierzemy na półkę, czego nie bierzemy i dlaczego.',
  content: [
    row(
      banner({
        appearance: 'collage-left',
        classes: 'type-b',
        content:
          '<h1>Witryna, do której warto zajrzeć z etykietą w ręku</h1><p>Zaczęliśmy od jednej apteczki domowej i pytania, dlaczego trzy różne słoiki mają w środku prawie to samo. Dziś prowadzimy sklep internetowy i 40 sklepów stacjonarnych, a pytanie zadajemy nadal.</p>',
        picture: 'store-front',
      }),
      { classes: 'section' },
    ),
    row(
      heading(2, 'Co bierzemy na półkę') +
        columns(
          [
            point(
              'Skład podany liczbami',
              'Ilość substancji w porcji dziennej i procent referencyjnej wartości spożycia. Jeśli producent zasłania się „mieszanką własną”, produktu nie przyjmujemy.',
            ),
            point(
              'Formę, nie tylko nazwę',
              'Cytrynian, diglicynian i tlenek magnezu to trzy różne rzeczy. Na karcie produktu zawsze piszemy, która z nich jest w środku.',
            ),
            point(
              'Wynik badania partii',
              'Od każdej marki prosimy o wyniki badań czystości i zawartości składników. Bez nich produkt nie trafia do sprzedaży.',
            ),
          ],
          'points',
        ),
      { classes: 'section' },
    ),
    row(
      heading(2, 'Czego u nas nie znajdziesz') +
        text(
          '<ul><li>Obietnic leczenia. Suplement diety jest żywnością i uzupełnia dietę, nie zastępuje jej ani leków.</li><li>Oświadczeń zdrowotnych spoza unijnego wykazu. Piszemy tylko to, co dopuszcza rozporządzenie (WE) nr 1924/2006.</li><li>Przekreślonych cen bez pokrycia. Przy każdej obniżce podajemy najniższą cenę z 30 dni przed nią.</li></ul>',
          'prose',
        ),
      { classes: 'section' },
    ),
    row(
      columns([
        {
          width: 50,
          content:
            heading(2, 'Porozmawiajmy na miejscu', 'margin-bottom:12px') +
            text(
              '<p>W sklepie możesz spokojnie przeczytać etykiety, zapytać o dawkę i odebrać zamówienie z internetu za 0 zł.</p>',
              undefined,
              'margin-bottom:20px',
            ) +
            buttons([
              { label: 'Znajdź sklep', href: '/stores', look: 'primary' },
              { label: 'Przygotuj się do wizyty', href: '/wizyta-w-salonie', look: 'secondary' },
            ]),
          style: 'background-color:#fbfaf6;border-radius:24px;padding:32px',
        },
        { width: 50, content: '' },
      ]),
      { parallax: 'shelf', style: 'min-height:560px;justify-content:center;padding:24px;border-radius:24px' },
    ),
  ].join(''),
};
