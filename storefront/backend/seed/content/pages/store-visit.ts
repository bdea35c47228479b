import { PHYSICAL_STORES } from '../../shop/physical-stores.ts';
import type { SeedCmsPage } from '../../types.ts';
import { buttons, heading, row, text } from '../markup/content-types.ts';
import { faq, map, socialWall, tabs, youTubeVideo } from '../markup/widgets.ts';

const places = PHYSICAL_STORES.slice(0, 3).map(({ name, latitude, longitude, address1, postcode, city, telephone }) => ({
  name, latitude, longitude, address: address1, postcode, city, phone: telephone,
}));

/** How to prepare for a visit: tabs, a film, places on a map, questions and answers, posts of customers. */
export const storeVisit: SeedCmsPage = {
  identifier: 'wizyta-w-salonie',
  title: 'Wizyta w sklepie',
  metaTitle: 'Wizyta w sklepie: jak się przygotować',
  metaDescription: 'Co zabrać do sklepu, o co zapytać i jak odebrać zamówienie z internetu. Adresy, film i odpowiedzi na częste pytania.',
  contentHeading: 'Wizyta w sklepie',
  content: [
    row(
      heading(2, 'Krok po kroku') +
        tabs([
          {
            id: 'WIZYTA1',
            name: 'Przed wizytą',
            content: text(
              '<ul><li>Spisz suplementy i leki, które już przyjmujesz, razem z dawkami.</li><li>Sprawdź na <a href="/stores">liście sklepów</a> godziny otwarcia.</li><li>Weź numer zamówienia, jeśli przychodzisz je odebrać.</li></ul>',
            ),
          },
          {
            id: 'WIZYTA2',
            name: 'Na miejscu',
            content: text(
              '<p>Pokażemy etykiety i policzymy porcje dzienne, żeby ten sam składnik nie powtórzył się w dwóch opakowaniach. O leki zapytaj lekarza lub farmaceutę.</p>',
            ),
          },
          {
            id: 'WIZYTA3',
            name: 'Po wizycie',
            content: text('<p>Nieotwarte opakowanie możesz oddać w dowolnym sklepie w ciągu 30 dni. Szczegóły są w dziale <a href="/customer-service">Obsługa klienta</a>.</p>'),
          },
        ]),
      { classes: 'section' },
    ),
    row(
      heading(2, 'Film') +
        text('<p>Film przykładowy: „Big Buck Bunny” Fundacji Blendera, na licencji CC BY 3.0.</p>', 'prose') +
        youTubeVideo('aqz-KE-bpKQ', 'Big Buck Bunny'),
      { classes: 'section' },
    ),
    row(heading(2, 'Trzy z naszych sklepów') + map(places) + buttons([
      { label: 'Wszystkie sklepy', href: '/stores', look: 'secondary' },
      { label: 'Odbiór w sklepie', href: 'odbior-w-salonie', look: 'link', linkType: 'block' },
    ]), {
      classes: 'section',
    }),
    row(
      heading(2, 'Częste pytania') +
        faq([
          ['Czy odbiór zamówienia w sklepie kosztuje?', '<p>Nie. Damy znać e-mailem, gdy paczka będzie na miejscu.</p>'],
          ['Czy ceny w sklepach stacjonarnych są takie same jak w internecie?', '<p>Tak, razem z obniżkami. Kody rabatowe działają tylko w sklepie internetowym.</p>'],
          [
            'Czy doradca powie mi, co brać?',
            '<p>Doradca objaśni skład i porcję. Nie stawia rozpoznań i nie zastępuje lekarza: suplement diety uzupełnia dietę, nie leczy.</p>',
          ],
        ]),
      { classes: 'section' },
    ),
    row(heading(2, 'Wasze zdjęcia') + socialWall('witryna-salony'), { classes: 'section' }),
  ].join(''),
};
