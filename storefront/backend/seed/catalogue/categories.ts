import type { SeedCategory } from '../types.ts';
import { brands } from './brands.ts';
import { polishSpacing } from './products/typography.ts';

const p = (text: string): string => `<p>${polishSpacing(text)}</p>`;

const brandCategories: SeedCategory[] = Object.entries(brands)
  .map(([urlKey, { label, description }]) => ({ urlKey, name: label, description: p(description) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'pl'));

/** Categories below the root, in the order of the menu. */
export const categories: SeedCategory[] = [
  {
    urlKey: 'witaminy',
    name: 'Witaminy',
    description: p('Pojedyncze witaminy i przemyślane zestawy. Przy każdej dawce podajemy procent dziennej referencyjnej wartości spożycia, żeby łatwiej było wybrać tę właściwą.'),
    promoContent:
      '<p><strong>Jesień pod znakiem D</strong></p><p>Od października do marca słońca w Polsce jest za mało, by skóra wytwarzała witaminę D. Zobacz krople i kapsułki na ciemniejsze miesiące.</p><p><a href="/witaminy/witamina-d.html">Wybierz witaminę D</a></p>',
    children: [
      {
        urlKey: 'witamina-c',
        name: 'Witamina C',
        description: p('W kapsułkach, w proszku, z owoców albo zamknięta w liposomach. Pomaga w prawidłowym funkcjonowaniu układu odpornościowego i przyczynia się do zmniejszenia uczucia zmęczenia.'),
        children: [
          { urlKey: 'kapsulki-i-proszek', name: 'Kapsułki i proszek', description: p('Klasyczny kwas L-askorbinowy i łagodne askorbiniany: w porcjach od 500 do 1000 mg.') },
          { urlKey: 'liposomalna', name: 'Liposomalna', description: p('Witamina C otoczona warstewką fosfolipidów, w płynie i w saszetkach.') },
          { urlKey: 'z-owocow', name: 'Z owoców', description: p('Acerola, dzika róża i camu camu, czyli witamina C w towarzystwie, w jakim występuje w naturze.') },
        ],
      },
      {
        urlKey: 'witamina-d',
        name: 'Witamina D',
        description: p('Cholekalcyferol w kroplach, kapsułkach i sprayu. Witamina D pomaga w utrzymaniu zdrowych kości i w prawidłowym funkcjonowaniu mięśni oraz układu odpornościowego.'),
        children: [
          { urlKey: 'krople-i-spray', name: 'Krople i spray', description: p('Dla wszystkich, którzy nie lubią połykać kapsułek. Jedna kropla lub jedno psiknięcie to jedna porcja.') },
          { urlKey: 'kapsulki-d', name: 'Kapsułki', description: p('Małe kapsułki z witaminą D zawieszoną w oleju, bo w tłuszczu czuje się najlepiej.') },
          { urlKey: 'd3-z-k2', name: 'D3 z K2', description: p('Dwie witaminy, które pomagają w utrzymaniu zdrowych kości, w jednym opakowaniu.') },
        ],
      },
      {
        urlKey: 'witaminy-z-grupy-b',
        name: 'Witaminy z grupy B',
        description: p('Od biotyny po B12. Wiele z nich przyczynia się do utrzymania prawidłowego metabolizmu energetycznego i zmniejszenia uczucia znużenia.'),
        children: [
          { urlKey: 'b-kompleks', name: 'B-kompleks', description: p('Wszystkie osiem witamin z grupy B w jednej porcji.') },
          { urlKey: 'b12-i-kwas-foliowy', name: 'B12 i kwas foliowy', description: p('Metylokobalamina i foliany w kapsułkach, kroplach i pastylkach pod język.') },
        ],
      },
      {
        urlKey: 'multiwitaminy-i-inne',
        name: 'Multiwitaminy, A, E i K',
        description: p('Zestawy na co dzień oraz witaminy rozpuszczalne w tłuszczach.'),
        children: [
          { urlKey: 'multiwitaminy', name: 'Multiwitaminy', description: p('Jedna porcja zamiast kilku słoiczków. Składy ułożone tak, by dawki były rozsądne, a nie rekordowe.') },
          { urlKey: 'a-e-k', name: 'Witaminy A, E i K', description: p('Witaminy, które lubią tłuszcz, podane w oleju i w mikrokapsułkach.') },
        ],
      },
    ],
  },
  {
    urlKey: 'mineraly',
    name: 'Minerały',
    description: p('Magnez, cynk, żelazo, wapń i reszta układu okresowego, bez której trudno o dobry dzień. Podajemy ilość czystego pierwiastka, nie soli.'),
    children: [
      {
        urlKey: 'magnez',
        name: 'Magnez',
        description: p('Przyczynia się do zmniejszenia uczucia zmęczenia i pomaga w prawidłowej pracy mięśni. Do wyboru cytrynian, diglicynian, jabłczan i taurynian.'),
        children: [
          { urlKey: 'magnez-z-b6', name: 'Magnez z B6', description: p('Najpopularniejsze połączenie: dwa składniki, które przyczyniają się do zmniejszenia uczucia zmęczenia.') },
          { urlKey: 'cytrynian-i-diglicynian', name: 'Cytrynian i diglicynian', description: p('Organiczne formy magnezu w kapsułkach i proszku, jedna forma w jednym opakowaniu.') },
          { urlKey: 'magnez-do-picia', name: 'Magnez do picia', description: p('Saszetki, ampułki i tabletki musujące na trening, w podróż i do biurka.') },
        ],
      },
      { urlKey: 'cynk-i-selen', name: 'Cynk i selen', description: p('Cynk pomaga zachować zdrowe włosy, skórę i paznokcie, a selen przyczynia się do prawidłowego funkcjonowania tarczycy.') },
      { urlKey: 'zelazo', name: 'Żelazo', description: p('Łagodne formy żelaza w kapsułkach i płynie, także z witaminą C, która zwiększa jego przyswajanie.') },
      {
        urlKey: 'wapn-potas-jod',
        name: 'Wapń, potas i jod',
        description: p('Wapń jest potrzebny kościom i zębom, potas pomaga w utrzymaniu prawidłowego ciśnienia krwi, a jod w prawidłowej produkcji hormonów tarczycy.'),
        children: [
          { urlKey: 'wapn', name: 'Wapń', description: p('Z alg, w tabletkach musujących i w proszku.') },
          { urlKey: 'potas-jod-chrom', name: 'Potas, jod, chrom i krzem', description: p('Pierwiastki, o których rzadziej się mówi, a które też mają swoje miejsce w diecie.') },
        ],
      },
    ],
  },
  {
    urlKey: 'odpornosc',
    name: 'Odporność',
    description: p('Witaminy C i D, cynk, czarny bez, propolis i oleje z zimnych mórz. Półka, do której sięga się od pierwszych chłodnych poranków.'),
    promoContent:
      '<p><strong>Z pasieki w Bieszczadach</strong></p><p>Propolis w sprayu i miód z czarnym bzem od Miodokwiatu: nowy zbiór jest już w sprzedaży.</p><p><a href="/odpornosc/propolis-i-miod.html">Poznaj Miodokwiat</a></p>',
    children: [
      { urlKey: 'na-co-dzien', name: 'Na co dzień', description: p('Zestawy ze składnikami, które pomagają w prawidłowym funkcjonowaniu układu odpornościowego.') },
      { urlKey: 'propolis-i-miod', name: 'Propolis i miód', description: p('To, co pszczoły przynoszą do ula: propolis, pyłek, pierzga i mleczko.') },
      { urlKey: 'czarny-bez-i-rokitnik', name: 'Czarny bez i rokitnik', description: p('Gęste syropy i ekstrakty z owoców zbieranych w Polsce.') },
      {
        urlKey: 'tran-i-omega-3',
        name: 'Tran i omega-3',
        description: p('EPA i DHA przyczyniają się do prawidłowego funkcjonowania serca, a DHA także do prawidłowego funkcjonowania mózgu i utrzymania prawidłowego widzenia.'),
        children: [
          { urlKey: 'tran', name: 'Tran', description: p('Olej z wątroby dorsza w płynie i w kapsułkach.') },
          { urlKey: 'omega-3', name: 'Omega-3 z ryb', description: p('Skoncentrowane oleje rybie z podaną ilością EPA i DHA w porcji.') },
          { urlKey: 'omega-3-z-alg', name: 'Omega-3 z alg', description: p('DHA i EPA prosto ze źródła, z którego czerpią je ryby.') },
        ],
      },
    ],
  },
  {
    urlKey: 'uroda',
    name: 'Uroda',
    description: p('Kolagen, kwas hialuronowy, biotyna i krzem. Składniki, które dobrze mieć na toaletce i w porannej szklance.'),
    children: [
      {
        urlKey: 'kolagen',
        name: 'Kolagen',
        description: p('Hydrolizat kolagenu z ryb i wołowiny, zawsze z witaminą C, która pomaga w prawidłowej produkcji kolagenu.'),
        children: [
          { urlKey: 'kolagen-w-proszku', name: 'W proszku', description: p('Rozpuszcza się w wodzie, koktajlu i owsiance.') },
          { urlKey: 'kolagen-do-picia', name: 'Do picia', description: p('Gotowe porcje w ampułkach i butelce.') },
          { urlKey: 'kolagen-w-kapsulkach', name: 'W kapsułkach', description: p('Bez smaku, bez mieszania, do torebki.') },
        ],
      },
      { urlKey: 'wlosy-i-paznokcie', name: 'Włosy i paznokcie', description: p('Biotyna, cynk i selen pomagają zachować zdrowe włosy, a cynk i selen także paznokcie.') },
      { urlKey: 'skora', name: 'Skóra', description: p('Kwas hialuronowy, ceramidy, koenzym Q10 i witaminy, które pomagają zachować zdrową skórę.') },
    ],
  },
  {
    urlKey: 'sport',
    name: 'Sport',
    description: p('Prosta półka dla trenujących: białko, kreatyna, elektrolity i to, co przydaje się przed startem.'),
    children: [
      {
        urlKey: 'bialko-i-aminokwasy',
        name: 'Białko i aminokwasy',
        description: p('Białko przyczynia się do wzrostu i utrzymania masy mięśniowej. Serwatka, roślinne mieszanki i wolne aminokwasy.'),
        children: [
          { urlKey: 'bialko', name: 'Białko', description: p('Izolaty, koncentraty i białka roślinne w smakach, które się nie nudzą.') },
          { urlKey: 'aminokwasy', name: 'Aminokwasy', description: p('BCAA, EAA, glutamina i cytrulina.') },
        ],
      },
      { urlKey: 'kreatyna', name: 'Kreatyna', description: p('Kreatyna zwiększa wydolność fizyczną w przypadku następujących po sobie krótkich, intensywnych ćwiczeń. Korzystny efekt występuje przy spożyciu 3 g dziennie.') },
      { urlKey: 'elektrolity', name: 'Elektrolity', description: p('Sód, potas i magnez na długie wybiegania, upalne dni i saunę.') },
      { urlKey: 'przed-treningiem', name: 'Przed treningiem', description: p('Kofeina, beta-alanina, buraki i L-karnityna.') },
    ],
  },
  {
    urlKey: 'ziola',
    name: 'Zioła',
    description: p('Ekstrakty roślinne i grzyby z podaną standaryzacją. Na każdej etykiecie: część rośliny, stosunek ekstrakcji i ilość związków, o które chodzi.'),
    children: [
      {
        urlKey: 'adaptogeny',
        name: 'Adaptogeny',
        description: p('Korzenie i grzyby znane z ajurwedy oraz kuchni i tradycji Dalekiego Wschodu.'),
        children: [
          { urlKey: 'korzenie', name: 'Korzenie', description: p('Ashwagandha, żeń-szeń, różeniec i maca.') },
          { urlKey: 'grzyby', name: 'Grzyby', description: p('Soplówka, reishi, cordyceps i chaga z oznaczoną zawartością beta-glukanów.') },
        ],
      },
      { urlKey: 'kurkuma-i-imbir', name: 'Kurkuma i imbir', description: p('Złote i ostre kłącza w kapsułkach, kroplach i saszetkach.') },
      { urlKey: 'na-wieczor', name: 'Na wieczór', description: p('Melisa, chmiel, męczennica i melatonina, która pomaga w skróceniu czasu potrzebnego na zaśnięcie.') },
      { urlKey: 'zielone-i-algi', name: 'Zielone i algi', description: p('Spirulina, chlorella i młody jęczmień: intensywnie zielone proszki i tabletki.') },
    ],
  },
  {
    urlKey: 'trawienie',
    name: 'Trawienie',
    description: p('Kultury bakterii, błonnik i enzymy. Dla brzucha, o którym chce się zapomnieć po obiedzie.'),
    children: [
      {
        urlKey: 'kultury-bakterii',
        name: 'Kultury bakterii',
        description: p('Szczepy opisane pełną nazwą i numerem, z liczbą jednostek gwarantowaną do końca terminu przydatności.'),
        children: [
          { urlKey: 'dla-doroslych', name: 'Dla dorosłych', description: p('Kapsułki i saszetki z jednym lub wieloma szczepami.') },
          { urlKey: 'dla-dzieci', name: 'Dla dzieci', description: p('Krople i proszek do posypania kaszki.') },
        ],
      },
      { urlKey: 'blonnik', name: 'Błonnik', description: p('Babka płesznik, inulina, siemię i beta-glukan z owsa. Zawsze z dużą szklanką wody.') },
      { urlKey: 'enzymy', name: 'Enzymy', description: p('Laktaza, bromelaina i mieszanki enzymów na obfitsze posiłki.') },
      { urlKey: 'watroba', name: 'Wątroba', description: p('Cholina, która pomaga w utrzymaniu prawidłowego funkcjonowania wątroby, oraz ostropest i karczoch.') },
    ],
  },
  {
    urlKey: 'rodzina',
    name: 'Dla rodziny',
    description: p('Od pierwszych kropli po witaminy dla dziadków. Porcje dopasowane do wieku i smaki zatwierdzone przy kuchennym stole.'),
    children: [
      {
        urlKey: 'dzieci',
        name: 'Dzieci',
        description: p('Witamina D jest potrzebna do prawidłowego wzrostu i rozwoju kości u dzieci. Znajdziesz ją tu w kroplach, żelkach i syropach.'),
        children: [
          { urlKey: 'zelki', name: 'Żelki', description: p('Na pektynie, z sokiem owocowym, w porcjach, które łatwo policzyć.') },
          { urlKey: 'krople-i-syropy', name: 'Krople i syropy', description: p('Z pipetą lub miarką, także dla najmłodszych.') },
        ],
      },
      { urlKey: 'ciaza-i-karmienie', name: 'Ciąża i karmienie', description: p('Foliany, jod, żelazo i DHA w porcjach przygotowanych z myślą o mamach i przyszłych mamach.') },
      { urlKey: 'po-50', name: 'Po pięćdziesiątce', description: p('Wapń, witaminy D i B12, luteina i koenzym Q10 w łatwych do połknięcia formach.') },
      { urlKey: 'dla-niej-i-dla-niego', name: 'Dla niej i dla niego', description: p('Zestawy ułożone pod różne potrzeby kobiet i mężczyzn.') },
    ],
  },
  {
    urlKey: 'marki',
    name: 'Marki',
    description: p('Czternaście marek, które znamy od środka: wiemy, skąd biorą surowce i kto bada ich partie.'),
    skinnyNavigation: true,
    children: brandCategories,
  },
  {
    urlKey: 'wyprzedaz',
    name: 'Wyprzedaż',
    description: p('Produkty w obniżonych cenach. Przy każdym podajemy najniższą cenę z 30 dni przed obniżką.'),
    inMenu: false,
  },
];
