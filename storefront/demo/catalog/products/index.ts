import cynkISelen from './mineraly/cynk-i-selen.json' with { type: 'json' };
import magnez from './mineraly/magnez.json' with { type: 'json' };
import wapnPotasJod from './mineraly/wapn-potas-jod.json' with { type: 'json' };
import zelazo from './mineraly/zelazo.json' with { type: 'json' };
import czarnyBezIRokitnik from './odpornosc/czarny-bez-i-rokitnik.json' with { type: 'json' };
import odpornoscNaCoDzien from './odpornosc/na-co-dzien.json' with { type: 'json' };
import propolisIMiod from './odpornosc/propolis-i-miod.json' with { type: 'json' };
import tranIOmega3 from './odpornosc/tran-i-omega-3.json' with { type: 'json' };
import ciazaIKarmienie from './rodzina/ciaza-i-karmienie.json' with { type: 'json' };
import dlaNiejIDlaNiego from './rodzina/dla-niej-i-dla-niego.json' with { type: 'json' };
import dzieci from './rodzina/dzieci.json' with { type: 'json' };
import po50 from './rodzina/po-50.json' with { type: 'json' };
import bialkoIAminokwasy from './sport/bialko-i-aminokwasy.json' with { type: 'json' };
import elektrolity from './sport/elektrolity.json' with { type: 'json' };
import kreatyna from './sport/kreatyna.json' with { type: 'json' };
import przedTreningiem from './sport/przed-treningiem.json' with { type: 'json' };
import blonnik from './trawienie/blonnik.json' with { type: 'json' };
import enzymy from './trawienie/enzymy.json' with { type: 'json' };
import kulturyBakterii from './trawienie/kultury-bakterii.json' with { type: 'json' };
import watroba from './trawienie/watroba.json' with { type: 'json' };
import kolagen from './uroda/kolagen.json' with { type: 'json' };
import skora from './uroda/skora.json' with { type: 'json' };
import wlosyIPaznokcie from './uroda/wlosy-i-paznokcie.json' with { type: 'json' };
import multiwitaminyIInne from './witaminy/multiwitaminy-i-inne.json' with { type: 'json' };
import witaminaC from './witaminy/witamina-c.json' with { type: 'json' };
import witaminaD from './witaminy/witamina-d.json' with { type: 'json' };
import witaminyZGrupyB from './witaminy/witaminy-z-grupy-b.json' with { type: 'json' };
import grzyby from './ziola/grzyby.json' with { type: 'json' };
import korzenie from './ziola/korzenie.json' with { type: 'json' };
import kurkumaIImbir from './ziola/kurkuma-i-imbir.json' with { type: 'json' };
import naWieczor from './ziola/na-wieczor.json' with { type: 'json' };
import zieloneIAlgi from './ziola/zielone-i-algi.json' with { type: 'json' };
import type { CatalogEntry } from './build.ts';
import { readProduct, type ProductFile } from './read-product.ts';

const files: readonly (readonly ProductFile[])[] = [
  witaminaC,
  witaminaD,
  witaminyZGrupyB,
  multiwitaminyIInne,
  magnez,
  cynkISelen,
  zelazo,
  wapnPotasJod,
  odpornoscNaCoDzien,
  propolisIMiod,
  czarnyBezIRokitnik,
  tranIOmega3,
  kolagen,
  wlosyIPaznokcie,
  skora,
  bialkoIAminokwasy,
  kreatyna,
  elektrolity,
  przedTreningiem,
  korzenie,
  grzyby,
  kurkumaIImbir,
  naWieczor,
  zieloneIAlgi,
  kulturyBakterii,
  blonnik,
  enzymy,
  watroba,
  dzieci,
  ciazaIKarmienie,
  po50,
  dlaNiejIDlaNiego,
];

/** All products in the order of the shop, without translations and generated reviews. */
export const entries: readonly CatalogEntry[] = files.flat().map(readProduct);
