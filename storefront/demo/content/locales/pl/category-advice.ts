import type { CategoryAdvices, CategoryBlockWords } from '../../category-block-words.ts';

/** Words of the blocks below products in Polish. */
export const categoryWords: CategoryBlockWords = {
  guides: 'Warto przeczytać',
  vitaminD: { title: 'Jak dawkować witaminę D3', note: 'Dawki według wieku, mikrogramy i jednostki. 4 minuty czytania.' },
  needs: { title: 'Suplementy według potrzeb', note: 'Sześć częstych potrzeb i składniki z dopuszczonymi oświadczeniami zdrowotnymi.' },
  visit: { title: 'Wizyta w sklepie', note: 'Doradca, odbiór zamówienia i zwrot w jednym miejscu.' },
  getBlockTitle: (path) => `Porady pod listą: ${path}`,
  getBrandAdvice: (brand, operator) => ({
    title: `${brand} w Witrynie`,
    points: [
      ['Kto odpowiada za produkt', `${operator}. Te same dane znajdziesz na karcie każdego produktu.`],
      ['Jak wybieramy', 'Sprawdzamy pochodzenie surowców i wyniki badań partii, zanim marka trafi na półkę. Więcej na stronie <a href="/about-us">o nas</a>.'],
      ['Zwrot w 30 dni', 'Wybór nietrafiony? Nieotwarty produkt odeślij albo oddaj w sklepie. <a href="/customer-service">Zasady zwrotów</a>.'],
    ],
  }),
  searchTitle: 'Porady pod wynikami wyszukiwania',
};

/** Advice for the main categories and for a search in Polish. */
export const categoryAdvice: CategoryAdvices = {
  witaminy: {
    title: 'Jak wybrać witaminy',
    points: [
      ['Zacznij od porcji', 'Liczy się ilość w porcji dziennej, nie w kapsułce. Przy każdym produkcie podajemy ją razem z procentem referencyjnej wartości spożycia.'],
      ['Sprawdź, co już bierzesz', 'Witaminy D i A bywają w kilku preparatach naraz. Zsumuj je, zanim dołożysz kolejny.'],
      ['Tłuszcz czy woda', 'Witaminy A, D, E i K bierz z posiłkiem, w którym jest trochę tłuszczu. Witaminom C i z grupy B wystarczy woda.'],
    ],
  },
  mineraly: {
    title: 'Jak czytać etykietę minerałów',
    points: [
      ['Pierwiastek, nie sól', '500 mg cytrynianu magnezu to około 80 mg magnezu. W tabeli składu podajemy ilość czystego pierwiastka.'],
      ['Nie wszystko naraz', 'Żelazo i wapń rozdziel: jedno rano, drugie wieczorem. Kawę i herbatę zostaw na później.'],
      ['Żelazo po badaniu', 'Po żelazo sięgaj, gdy potwierdzi to badanie krwi. O dawkę zapytaj lekarza.'],
    ],
  },
  odpornosc: {
    title: 'Domowa półka na chłodniejsze miesiące',
    points: [
      ['Cztery składniki', 'Witaminy C i D, cynk i selen pomagają w prawidłowym funkcjonowaniu układu odpornościowego. Często wystarczy jeden zestaw.'],
      ['Rośliny i miód', 'Czarny bez, rokitnik i propolis kupuj dla smaku i tradycji. Alergia na produkty pszczele? Zostań przy owocach.'],
      ['Regularnie', 'Porcja codziennie, bez nadrabiania. Podwójna dawka po przerwie niczego nie przyspieszy.'],
    ],
  },
  uroda: {
    title: 'Kolagen, biotyna i reszta toaletki',
    points: [
      ['Porcja kolagenu', 'Porównuj gramy w porcji dziennej i źródło: ryba albo wołowina. Witamina C pomaga w prawidłowej produkcji kolagenu.'],
      ['Biotyna i badania', 'Duże dawki biotyny mogą zmieniać wyniki badań krwi. Powiedz o nich w laboratorium.'],
      ['Daj sobie czas', 'Włosy rosną około centymetra na miesiąc. Oceniaj po kwartale, nie po tygodniu.'],
    ],
  },
  sport: {
    title: 'Zanim wrzucisz do torby',
    points: [
      ['Kreatyna: 3 g dziennie', 'Tyle wystarcza do korzystnego efektu w krótkich, intensywnych ćwiczeniach. Pora dnia nie ma znaczenia.'],
      ['Białko policz z diety', 'Zsumuj jajka, nabiał, mięso i strączki. Odżywka uzupełnia to, czego brakuje na talerzu.'],
      ['Kofeina z umiarem', 'Jednorazowo do 200 mg. Licz też kawę i napoje energetyczne, a po południu odpuść.'],
    ],
  },
  ziola: {
    title: 'Jak porównać ekstrakty',
    points: [
      ['Standaryzacja', 'Procent związku czynnego mówi więcej niż miligramy proszku. Szukaj go w tabeli składu.'],
      ['Część rośliny', 'Korzeń i liść to dwa różne produkty. Na karcie zawsze piszemy, z czego jest ekstrakt.'],
      ['Zioła i leki', 'Niektóre rośliny zmieniają działanie leków. Jeśli jakieś przyjmujesz, zapytaj farmaceutę.'],
    ],
  },
  trawienie: {
    title: 'Szczepy, błonnik i szklanka wody',
    points: [
      ['Pełna nazwa szczepu', 'Rodzaj, gatunek i numer. Dopiero numer pozwala odnaleźć badania konkretnego szczepu.'],
      ['Błonnik z wodą', 'Zaczynaj od połowy porcji i popijaj dużą szklanką wody. Leki weź dwie godziny wcześniej lub później.'],
      ['Przechowywanie', 'Część kultur lubi lodówkę. Temperatura jest na opakowaniu i na karcie produktu.'],
    ],
  },
  rodzina: {
    title: 'Porcje dla każdego wieku',
    points: [
      ['Wiek na etykiecie', 'Porcja dla czterolatka nie jest połową porcji rodzica. Wybieraj produkt przeznaczony dla danego wieku.'],
      ['Żelki to nie słodycze', 'Trzymaj je poza zasięgiem dzieci i odliczaj porcję razem z nimi.'],
      ['Ciąża i karmienie', 'Każdy suplement ustal z lekarzem lub położną, także ten bez recepty.'],
    ],
  },
  marki: {
    title: 'Jak wybieramy marki',
    points: [
      ['Znamy dostawców', 'Pytamy o surowiec, zakład i badania partii. Bez odpowiedzi nie ma półki.'],
      ['Czytelna etykieta', 'Dawki podane wprost, bez mieszanek, w których nie widać ilości składników.'],
      ['Operator z adresem', 'Przy każdym produkcie jest nazwa i adres firmy, która za niego odpowiada.'],
    ],
  },
  wyprzedaz: {
    title: 'Skąd te ceny',
    points: [
      ['Najniższa cena z 30 dni', 'Stoi przy każdym obniżonym produkcie, żeby było z czym porównać.'],
      ['Data przydatności', 'Kupuj tyle, ile zużyjesz do daty z opakowania. Zapas na dwa lata rzadko się opłaca.'],
      ['Zwrot jak zawsze', 'Na nieotwarty produkt z wyprzedaży masz tyle samo czasu: <a href="/customer-service">30 dni</a>.'],
    ],
  },
  search: {
    title: 'Szukasz czegoś konkretnego?',
    points: [
      ['Według potrzeb', 'Nie znasz nazwy składnika? Zacznij od <a href="/dobierz-suplement">potrzeby</a>, podpowiemy półkę.'],
      ['Według marki', 'Wszystkie <a href="/marki.html">marki</a> mają własne strony z pełną ofertą.'],
      ['Zapytaj nas', 'Obsługa i farmaceuci odpowiadają w dni robocze. <a href="/contact-us">Napisz do nas</a>.'],
    ],
  },
};
