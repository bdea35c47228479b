import type { ChooseSupplementWords } from '../../pages/choose-supplement.ts';

/** Words of the page that leads from needs to shelves, in Polish. */
export const chooseSupplementWords: ChooseSupplementWords = {
  title: 'Suplementy według potrzeb',
  metaDescription:
    'Sześć częstych potrzeb i składniki, które mają przy nich dopuszczone oświadczenia zdrowotne. Z linkami do właściwych półek.',
  introduction:
    'Wybierz zdanie, które do Ciebie pasuje. Przy każdym podajemy tylko te działania składników, które potwierdza unijny wykaz oświadczeń zdrowotnych.',
  needs: [
    [
      'Męczę się szybciej niż zwykle',
      'Magnez, żelazo i witamina B12 przyczyniają się do zmniejszenia uczucia zmęczenia i znużenia. Zacznij od <a href="/mineraly/magnez.html">magnezu</a>; po <a href="/mineraly/zelazo.html">żelazo</a> sięgaj po badaniu krwi.',
    ],
    [
      'Idzie sezon przeziębień',
      'Witaminy C i D, cynk i selen pomagają w prawidłowym funkcjonowaniu układu odpornościowego. Są w zestawach <a href="/odpornosc/na-co-dzien.html">na co dzień</a>.',
    ],
    [
      'Chcę zadbać o włosy i paznokcie',
      'Biotyna, cynk i selen pomagają zachować zdrowe włosy, a cynk i selen także zdrowe paznokcie. Zobacz półkę <a href="/uroda/wlosy-i-paznokcie.html">włosy i paznokcie</a>.',
    ],
    [
      'Trenuję siłowo',
      'Białko przyczynia się do wzrostu masy mięśniowej, a 3 g kreatyny dziennie zwiększa wydolność w krótkich, intensywnych seriach. Porównaj <a href="/sport/bialko-i-aminokwasy/bialko.html">białka</a> i <a href="/sport/kreatyna.html">kreatyny</a>.',
    ],
    [
      'Nie jem ryb',
      'DHA przyczynia się do utrzymania prawidłowego funkcjonowania mózgu, jeśli jest go 250 mg dziennie. Wybierz <a href="/odpornosc/tran-i-omega-3/omega-3.html">omega-3 z ryb</a> albo <a href="/odpornosc/tran-i-omega-3/omega-3-z-alg.html">z alg</a>.',
    ],
    [
      'Trudno mi zasnąć',
      'Melatonina pomaga w skróceniu czasu potrzebnego na zaśnięcie: działa 1 mg przyjęty tuż przed snem. Znajdziesz ją na półce <a href="/ziola/na-wieczor.html">na wieczór</a>.',
    ],
  ],
  checks: {
    title: 'Zanim kupisz, sprawdź trzy rzeczy',
    list: '<ol><li><strong>Co już bierzesz.</strong> Ten sam składnik w dwóch preparatach łatwo przeoczyć.</li><li><strong>Formę i porcję.</strong> Na karcie produktu piszemy, ile substancji daje porcja dzienna.</li><li><strong>Przeciwwskazania.</strong> W ciąży, przy chorobie przewlekłej i przy lekach na receptę zapytaj lekarza lub farmaceutę.</li></ol><p>Wolisz porozmawiać? Doradca czeka w <a href="/stores">sklepie</a>, a pod numerem <a href="tel:+48220000000">+48 22 000 00 00</a> odbieramy od poniedziałku do piątku w godzinach 8:00–18:00.</p>',
  },
};
