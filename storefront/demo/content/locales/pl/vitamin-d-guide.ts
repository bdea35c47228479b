import type { VitaminDGuideWords } from '../../pages/vitamin-d-guide.ts';

/** Words of the article about doses of vitamin D in Polish. */
export const vitaminDGuideWords: VitaminDGuideWords = {
  title: 'Poradnik: jak dawkować witaminę D3',
  metaTitle: 'Jak dawkować witaminę D3? Dawki według wieku',
  metaDescription:
    'Ile witaminy D3 dziennie dla niemowląt, dzieci, dorosłych i seniorów, jak przeliczać mikrogramy na jednostki i kiedy zrobić badanie.',
  contentHeading: 'Jak dawkować witaminę D3',
  introduction:
    '<p>Poradnik, 4 minuty czytania</p><p>Od października do kwietnia słońce stoi w Polsce zbyt nisko, żeby skóra mogła wytworzyć witaminę D. Reszta zależy od diety i suplementu. Tylko ile to jest „jedna kropla dziennie”?</p>',
  pictureText: 'Buteleczka witaminy D3 z pipetą i kapsułkami',
  sections: [
    [
      'Mikrogramy i jednostki',
      '<p>Na etykietach spotkasz dwa zapisy tej samej ilości: <strong>1 µg to 40 j.m.</strong> (jednostek międzynarodowych, po angielsku IU). Kapsułka 2000 j.m. ma więc 50 µg. Referencyjna wartość spożycia to 5 µg, dlatego w tabeli składu zobaczysz przy niej 1000%. Nie jest to pomyłka ani przedawkowanie, tylko stara wartość odniesienia.</p>',
    ],
    [
      'Ile dziennie',
      '<p>Polscy eksperci w wytycznych z 2023 roku zalecają osobom zdrowym takie dawki:</p>' +
        '<table><thead><tr><th scope="col">Kto</th><th scope="col">Dawka dzienna</th></tr></thead><tbody>' +
        '<tr><td>Niemowlęta do 6. miesiąca</td><td>400 j.m. (10 µg)</td></tr>' +
        '<tr><td>Niemowlęta od 6. do 12. miesiąca</td><td>400–600 j.m. (10–15 µg), zależnie od diety</td></tr>' +
        '<tr><td>Dzieci od 1 do 3 lat</td><td>600 j.m. (15 µg)</td></tr>' +
        '<tr><td>Dzieci od 4 do 10 lat</td><td>600–1000 j.m. (15–25 µg)</td></tr>' +
        '<tr><td>Młodzież od 11 do 18 lat</td><td>1000–2000 j.m. (25–50 µg)</td></tr>' +
        '<tr><td>Dorośli do 75 lat</td><td>1000–2000 j.m. (25–50 µg)</td></tr>' +
        '<tr><td>Powyżej 75 lat</td><td>2000–4000 j.m. (50–100 µg)</td></tr>' +
        '</tbody></table><p>W ciąży, podczas karmienia, przy otyłości i chorobach przewlekłych dawkę ustala lekarz.</p>',
    ],
    [
      'Gdzie jest granica',
      '<p>Europejski Urząd do spraw Bezpieczeństwa Żywności przyjmuje, że górny tolerowany poziom spożycia ze wszystkich źródeł to 100 µg (4000 j.m.) dla dorosłych i młodzieży oraz 50 µg (2000 j.m.) dla dzieci od 1 do 10 lat. Zsumuj wszystko, co bierzesz: witaminę D dodaje się też do tranu, multiwitamin i preparatów z wapniem.</p>',
    ],
    [
      'Kiedy i z czym',
      '<p>Witamina D rozpuszcza się w tłuszczach. Weź ją z posiłkiem, w którym jest choć trochę oliwy, masła, jajka albo ryby. Pora dnia nie ma znaczenia, ważniejsza jest regularność.</p><p>Na półce często stoi obok witaminy K2. Obie mają dopuszczone oświadczenia o kościach: witamina D i witamina K pomagają w utrzymaniu zdrowych kości. Jeśli przyjmujesz leki przeciwzakrzepowe, o witaminę K zapytaj najpierw lekarza.</p>',
    ],
    [
      'Czy badać poziom',
      '<p>Przed zwykłą dawką profilaktyczną badanie nie jest konieczne. Warto je zrobić, gdy myślisz o większej dawce: oznacza się stężenie 25(OH)D we krwi, a wynik od 30 do 50 ng/ml uznaje się za prawidłowy.</p>',
    ],
  ],
  products: {
    title: 'Witamina D w naszym sklepie',
    note: '<p>Zobacz też całą półkę z <a href="/witaminy/witamina-d.html">witaminą D</a>. Ten tekst nie zastępuje porady lekarza ani farmaceuty.</p>',
  },
};
