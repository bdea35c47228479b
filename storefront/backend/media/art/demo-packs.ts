import type { PackDesign } from '../../seed/types.ts';
import type { MediaProduct } from '../media-product.ts';
import { palette } from '../palette.ts';

const house = 'Witryna Naturals';

function demo(brand: string, pack: PackDesign): MediaProduct {
  return { pack, brand, name: pack.title, subtitle: pack.subtitle ?? '', composition: [] };
}

/** Packs that appear in the pictures of the shop itself. */
export const demoPacks = {
  vitaminC: demo(house, { shape: 'jar', color: 'amber', band: palette.turmeric, cap: 'black', title: 'Witamina C', subtitle: '1000 mg', content: '60 kaps.' }),
  vitaminD: demo(house, { shape: 'dropper', color: 'green', band: palette.clay, cap: 'black', title: 'Witamina D3+K2', subtitle: 'krople', content: '30 ml' }),
  multivitamin: demo('Rytm', { shape: 'tube', color: 'turmeric', band: palette.clay, cap: 'white', title: 'Multiwitamina', subtitle: 'pomarańcza', content: '20 tabl.' }),
  zinc: demo('Kruszec', { shape: 'pouch', color: 'green', band: palette.turmeric, cap: 'black', title: 'Cynk', subtitle: 'z selenem', content: '300 g' }),
  magnesium: demo('Kruszec', { shape: 'jar', color: 'green', band: palette.sky, cap: 'white', title: 'Magnez', subtitle: 'B6 forte', content: '60 tabl.' }),
  selenium: demo('Kruszec', { shape: 'jar', color: 'white', band: palette.sky, cap: 'black', title: 'Selen', subtitle: '55 µg', content: '60 kaps.' }),
  propolis: demo('Miodokwiat', { shape: 'spray', color: 'amber', band: palette.turmeric, cap: 'black', title: 'Propolis', subtitle: 'z szałwią', content: '30 ml' }),
  omega: demo('Zimny Fiord', { shape: 'bottle', color: 'amber', band: palette.sky, cap: 'black', title: 'Omega-3', subtitle: '1600 mg', content: '250 ml' }),
  elderberry: demo('Miodokwiat', { shape: 'bottle', color: 'plum', band: palette.turmeric, cap: 'black', title: 'Czarny bez', subtitle: 'z miodem', content: '250 ml' }),
  collagen: demo('Kalina', { shape: 'pouch', color: 'clay', band: palette.turmeric, cap: 'black', title: 'Kolagen', subtitle: 'owoce leśne', content: '300 g' }),
  collagenDrink: demo('Kalina', { shape: 'bottle', color: 'rose', band: palette.clay, cap: 'white', title: 'Kolagen', subtitle: 'malina', content: '500 ml' }),
  hair: demo('Kalina', { shape: 'jar', color: 'white', band: palette.clay, cap: 'white', title: 'Włosy i paznokcie', content: '60 kaps.' }),
  protein: demo('Roślinnie', { shape: 'pouch', color: 'sage', band: palette.forest, cap: 'black', title: 'Białko roślinne', subtitle: 'wanilia', content: '500 g' }),
  creatine: demo('Rytm', { shape: 'jar', color: 'black', band: palette.turmeric, cap: 'turmeric', title: 'Kreatyna', subtitle: 'monohydrat', content: '300 g' }),
  electrolytes: demo('Rytm', { shape: 'tube', color: 'sky', band: palette.sky, cap: 'white', title: 'Elektrolity', subtitle: 'limonka', content: '20 tabl.' }),
  ashwagandha: demo('Zielarnia Polna', { shape: 'jar', color: 'amber', band: palette.leaf, cap: 'black', title: 'Ashwagandha', subtitle: 'korzeń', content: '60 kaps.' }),
  lemonBalm: demo('Zielarnia Polna', { shape: 'dropper', color: 'amber', band: palette.leaf, cap: 'black', title: 'Melisa', subtitle: 'nalewka', content: '50 ml' }),
  spirulina: demo('Roślinnie', { shape: 'pouch', color: 'green', band: palette.turmeric, cap: 'black', title: 'Spirulina', subtitle: 'proszek', content: '200 g' }),
  probiotic: demo('Flora Dobra', { shape: 'sachet-box', color: 'sky', band: palette.turmeric, cap: 'white', title: 'Dobre bakterie', subtitle: '10 mld', content: '14 sasz.' }),
  probioticDrops: demo('Flora Dobra', { shape: 'dropper', color: 'white', band: palette.sky, cap: 'white', title: 'Kropelki', subtitle: 'dla malucha', content: '10 ml' }),
  fibre: demo('Lipa i Len', { shape: 'pouch', color: 'turmeric', band: palette.forest, cap: 'black', title: 'Błonnik', subtitle: 'babka płesznik', content: '300 g' }),
  gummies: demo('Bąbel', { shape: 'jar', color: 'turmeric', band: palette.clay, cap: 'white', title: 'Żelki', subtitle: 'multiwitamina', content: '60 szt.' }),
  pregnancy: demo('Pełnia', { shape: 'blister-box', color: 'rose', band: palette.clay, cap: 'white', title: 'Mama', subtitle: 'z kwasem DHA', content: '60 kaps.' }),
  melatonin: demo('Złota Godzina', { shape: 'blister-box', color: 'plum', band: '#dba79b', cap: 'black', title: 'Melatonina', subtitle: '1 mg', content: '30 tabl.' }),
} as const satisfies Record<string, MediaProduct>;
