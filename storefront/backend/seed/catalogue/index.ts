import type { SeedProduct } from '../types.ts';
import { englishProducts } from './locales/en/products/index.ts';
import type { CatalogueEntry, ProductAttributeValues } from './products/build.ts';
import { cynkISelen } from './products/mineraly/cynk-i-selen.ts';
import { magnez } from './products/mineraly/magnez.ts';
import { wapnPotasJod } from './products/mineraly/wapn-potas-jod.ts';
import { zelazo } from './products/mineraly/zelazo.ts';
import { czarnyBezIRokitnik } from './products/odpornosc/czarny-bez-i-rokitnik.ts';
import { odpornoscNaCoDzien } from './products/odpornosc/na-co-dzien.ts';
import { propolisIMiod } from './products/odpornosc/propolis-i-miod.ts';
import { tranIOmega3 } from './products/odpornosc/tran-i-omega-3.ts';
import { ciazaIKarmienie } from './products/rodzina/ciaza-i-karmienie.ts';
import { dlaNiejIDlaNiego } from './products/rodzina/dla-niej-i-dla-niego.ts';
import { dzieci } from './products/rodzina/dzieci.ts';
import { po50 } from './products/rodzina/po-50.ts';
import { bialkoIAminokwasy } from './products/sport/bialko-i-aminokwasy.ts';
import { elektrolity } from './products/sport/elektrolity.ts';
import { kreatyna } from './products/sport/kreatyna.ts';
import { przedTreningiem } from './products/sport/przed-treningiem.ts';
import { blonnik } from './products/trawienie/blonnik.ts';
import { enzymy } from './products/trawienie/enzymy.ts';
import { kulturyBakterii } from './products/trawienie/kultury-bakterii.ts';
import { watroba } from './products/trawienie/watroba.ts';
import { kolagen } from './products/uroda/kolagen.ts';
import { skora } from './products/uroda/skora.ts';
import { wlosyIPaznokcie } from './products/uroda/wlosy-i-paznokcie.ts';
import { multiwitaminyIInne } from './products/witaminy/multiwitaminy-i-inne.ts';
import { witaminaC } from './products/witaminy/witamina-c.ts';
import { witaminaD } from './products/witaminy/witamina-d.ts';
import { witaminyZGrupyB } from './products/witaminy/witaminy-z-grupy-b.ts';
import { grzyby } from './products/ziola/grzyby.ts';
import { korzenie } from './products/ziola/korzenie.ts';
import { kurkumaIImbir } from './products/ziola/kurkuma-i-imbir.ts';
import { naWieczor } from './products/ziola/na-wieczor.ts';
import { zieloneIAlgi } from './products/ziola/zielone-i-algi.ts';

export { attributes } from './attributes.ts';
export { categories } from './categories.ts';

const entries: CatalogueEntry[] = [
  ...witaminaC,
  ...witaminaD,
  ...witaminyZGrupyB,
  ...multiwitaminyIInne,
  ...magnez,
  ...cynkISelen,
  ...zelazo,
  ...wapnPotasJod,
  ...odpornoscNaCoDzien,
  ...propolisIMiod,
  ...czarnyBezIRokitnik,
  ...tranIOmega3,
  ...kolagen,
  ...wlosyIPaznokcie,
  ...skora,
  ...bialkoIAminokwasy,
  ...kreatyna,
  ...elektrolity,
  ...przedTreningiem,
  ...korzenie,
  ...grzyby,
  ...kurkumaIImbir,
  ...naWieczor,
  ...zieloneIAlgi,
  ...kulturyBakterii,
  ...blonnik,
  ...enzymy,
  ...watroba,
  ...dzieci,
  ...ciazaIKarmienie,
  ...po50,
  ...dlaNiejIDlaNiego,
];

function withTranslations(product: SeedProduct): SeedProduct {
  const en = englishProducts.get(product.sku);
  return en ? { ...product, translations: { en } } : product;
}

/** All products of the demo shop. */
export const products: SeedProduct[] = entries.map((entry) => withTranslations(entry.product));

/** Values of filterable attributes by sku, for attributes that are not axes of the product. */
export const productAttributes: Record<string, ProductAttributeValues> = Object.fromEntries(
  entries.map((entry) => [entry.product.sku, entry.attributeValues]),
);
