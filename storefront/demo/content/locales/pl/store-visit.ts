import type { StoreVisitWords } from '../../pages/store-visit.ts';

/** Words of the page about visiting a store in Polish. */
export const storeVisitWords: StoreVisitWords = {
  title: 'Wizyta w sklepie',
  metaTitle: 'Wizyta w sklepie: jak się przygotować',
  metaDescription: 'Co zabrać do sklepu, o co zapytać i jak odebrać zamówienie z internetu. Adresy, film i odpowiedzi na częste pytania.',
  steps: 'Krok po kroku',
  tabs: [
    [
      'Przed wizytą',
      '<ul><li>Spisz suplementy i leki, które już przyjmujesz, razem z dawkami.</li><li>Sprawdź na <a href="/stores">liście sklepów</a> godziny otwarcia.</li><li>Weź numer zamówienia, jeśli przychodzisz je odebrać.</li></ul>',
    ],
    [
      'Na miejscu',
      '<p>Pokażemy etykiety i policzymy porcje dzienne, żeby ten sam składnik nie powtórzył się w dwóch opakowaniach. O leki zapytaj lekarza lub farmaceutę.</p>',
    ],
    [
      'Po wizycie',
      '<p>Nieotwarte opakowanie możesz oddać w dowolnym sklepie w ciągu 30 dni. Szczegóły są w dziale <a href="/customer-service">Obsługa klienta</a>.</p>',
    ],
  ],
  film: { title: 'Film', note: 'Film przykładowy: „Big Buck Bunny” Fundacji Blendera, na licencji CC BY 3.0.' },
  stores: { title: 'Trzy z naszych sklepów', all: 'Wszystkie sklepy', pickup: 'Odbiór w sklepie' },
  questions: {
    title: 'Częste pytania',
    items: [
      ['Czy odbiór zamówienia w sklepie kosztuje?', '<p>Nie. Damy znać e-mailem, gdy paczka będzie na miejscu.</p>'],
      ['Czy ceny w sklepach stacjonarnych są takie same jak w internecie?', '<p>Tak, razem z obniżkami. Kody rabatowe działają tylko w sklepie internetowym.</p>'],
      [
        'Czy doradca powie mi, co brać?',
        '<p>Doradca objaśni skład i porcję. Nie stawia rozpoznań i nie zastępuje lekarza: suplement diety uzupełnia dietę, nie leczy.</p>',
      ],
    ],
  },
  pictures: 'Wasze zdjęcia',
};
