/** A brand of the demo shop. */
interface Brand {
  /** Name on the shelf. */
  label: string;
  /** Name and address of the operator responsible for the product on the market. */
  operator: string;
  /** One or two sentences for the brand's own category. */
  description: string;
}

/** Brands by the option value of the `brand` attribute, which is also the url key of the brand's category. All are fictitious. */
export const brands = {
  'witryna-naturals': {
    label: 'Witryna Naturals',
    operator: 'Witryna Naturals sp. z o.o., ul. Lipowa 12, 30-702 Kraków',
    description: 'Nasza własna marka: krótkie składy, czytelne dawki i etykiety, na których niczego nie trzeba się domyślać.',
  },
  kruszec: {
    label: 'Kruszec',
    operator: 'Kruszec sp. z o.o., ul. Solna 8, 32-020 Wieliczka',
    description: 'Minerały w formach, które mają sens: cytryniany, diglicyniany i jabłczany z dokładnie podaną zawartością czystego pierwiastka.',
  },
  'zimny-fiord': {
    label: 'Zimny Fiord',
    operator: 'Zimny Fiord Polska sp. z o.o., ul. Rybacka 21, 81-340 Gdynia',
    description: 'Oleje z zimnych mórz, tłoczone i rozlewane w małych partiach. Każda z datą połowu i wynikiem badania świeżości.',
  },
  rytm: {
    label: 'Rytm',
    operator: 'Rytm Sport sp. z o.o., ul. Biegowa 5, 02-010 Warszawa',
    description: 'Dla tych, którzy liczą kilometry i serie. Kreatyna, białko i elektrolity bez zbędnych dodatków.',
  },
  babel: {
    label: 'Bąbel',
    operator: 'Bąbel dla Rodziny sp. z o.o., ul. Bajkowa 3, 60-120 Poznań',
    description: 'Witaminy, które dzieci naprawdę chcą brać: bez sztucznych barwników, za to z sokiem z prawdziwych owoców.',
  },
  'flora-dobra': {
    label: 'Flora Dobra',
    operator: 'Flora Dobra sp. z o.o., ul. Rumiankowa 17, 90-310 Łódź',
    description: 'Żywe kultury bakterii opisane co do szczepu, z liczbą gwarantowaną do końca terminu przydatności.',
  },
  kalina: {
    label: 'Kalina',
    operator: 'Kalina Uroda sp. z o.o., ul. Różana 9, 50-210 Wrocław',
    description: 'Pielęgnacja, która zaczyna się w szklance: kolagen, kwas hialuronowy, biotyna i ceramidy.',
  },
  miodokwiat: {
    label: 'Miodokwiat',
    operator: 'Pasieka Miodokwiat sp. z o.o., ul. Pszczela 2, 38-500 Sanok',
    description: 'Rodzinna pasieka spod Sanoka. Propolis, pyłek i miód z uli, które znamy po imieniu.',
  },
  'zielarnia-polna': {
    label: 'Zielarnia Polna',
    operator: 'Zielarnia Polna sp. z o.o., ul. Macierzankowa 6, 20-400 Lublin',
    description: 'Zioła z polskich pól i dobre ekstrakty z dalszych stron, zawsze z podaną standaryzacją.',
  },
  roslinnie: {
    label: 'Roślinnie',
    operator: 'Roślinnie sp. z o.o., ul. Kiełkowa 11, 40-200 Katowice',
    description: 'Suplementy w stu procentach roślinne: od kapsułki po wieczko.',
  },
  'zlota-godzina': {
    label: 'Złota Godzina',
    operator: 'Złota Godzina sp. z o.o., ul. Spacerowa 14, 57-300 Kłodzko',
    description: 'Dla osób po pięćdziesiątce: łatwe do połknięcia tabletki, wyraźny druk i wygodne opakowania.',
  },
  'lipa-i-len': {
    label: 'Lipa i Len',
    operator: 'Lipa i Len sp. z o.o., ul. Olejarska 1, 15-300 Białystok',
    description: 'Błonnik, siemię i łagodne rośliny dla brzucha, który lubi spokój.',
  },
  grzybnia: {
    label: 'Grzybnia',
    operator: 'Grzybnia sp. z o.o., ul. Leśna 30, 16-400 Suwałki',
    description: 'Grzyby uprawiane w Polsce i ekstrahowane na gorąco, z oznaczoną zawartością beta-glukanów.',
  },
  pelnia: {
    label: 'Pełnia',
    operator: 'Pełnia dla Kobiet sp. z o.o., ul. Księżycowa 7, 71-400 Szczecin',
    description: 'Suplementy dla kobiet na różnych etapach życia, układane razem z dietetyczkami.',
  },
} as const satisfies Record<string, Brand>;

export type BrandValue = keyof typeof brands;
