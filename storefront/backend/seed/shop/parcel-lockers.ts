/** A parcel locker of the sandbox carrier. */
export interface SeedParcelLocker {
  /** Printed on the locker, e.g. `WAW01A`. */
  code: string;
  street: string;
  city: string;
  postcode: string;
  /** ISO 3166-2 code, e.g. `PL-12`. */
  regionCode: string;
  /** What helps to find it. */
  description: string;
  latitude: number;
  longitude: number;
}

type Row = readonly [code: string, street: string, postcode: string, description: string, latitude: number, longitude: number];

const lockersOf = (city: string, regionCode: string, ...rows: readonly Row[]): SeedParcelLocker[] =>
  rows.map(([code, street, postcode, description, latitude, longitude]) => ({ code, street, city, postcode, regionCode, description, latitude, longitude }));

/** Sandbox list of sixty parcel lockers: the streets and their positions are plausible, the lockers do not exist. */
export const PARCEL_LOCKERS: readonly SeedParcelLocker[] = [
  ...lockersOf(
    'Warszawa',
    'PL-14',
    ['WAW01A', 'ul. Złota 59', '00-120', 'Przy wejściu do galerii', 52.2301, 21.0024],
    ['WAW02B', 'ul. Prosta 51', '00-838', 'Przy stacji metra', 52.2306, 20.9843],
    ['WAW03A', 'ul. Puławska 145', '02-715', 'Obok supermarketu', 52.1893, 21.0243],
    ['WAW04C', 'ul. Targowa 72', '03-734', 'Przy dworcu', 52.2527, 21.0386],
    ['WAW05A', 'ul. Klonowa 20', '02-591', 'Przy aptece', 52.2135, 21.0212],
    ['WAW06B', 'al. Komisji Edukacji Narodowej 36', '02-797', 'Przy stacji metra', 52.1491, 21.0455],
    ['WAW07A', 'ul. Górczewska 124', '01-460', 'Parking centrum handlowego', 52.2408, 20.9302],
  ),
  ...lockersOf(
    'Kraków',
    'PL-12',
    ['KRK01A', 'ul. Długa 30', '31-146', 'Obok piekarni', 50.0689, 19.9378],
    ['KRK02A', 'ul. Pawia 5', '31-154', 'Przy dworcu', 50.0675, 19.9455],
    ['KRK03B', 'ul. Kalwaryjska 44', '30-504', 'Przy przystanku tramwajowym', 50.0432, 19.9445],
    ['KRK04A', 'os. Centrum B 6', '31-927', 'Przy poczcie', 50.0731, 20.0362],
    ['KRK05C', 'ul. Zakopiańska 62', '30-418', 'Parking centrum handlowego', 50.0181, 19.9278],
  ),
  ...lockersOf(
    'Łódź',
    'PL-10',
    ['LOD01A', 'ul. Piotrkowska 104', '90-926', 'W podwórzu', 51.7626, 19.4578],
    ['LOD02A', 'ul. Drewnowska 58', '91-002', 'Przy wejściu do galerii', 51.7793, 19.4469],
    ['LOD03B', 'ul. Rzgowska 170', '93-311', 'Obok supermarketu', 51.7288, 19.4826],
    ['LOD04A', 'ul. Wyszyńskiego 5', '94-042', 'Przy przystanku autobusowym', 51.7542, 19.4042],
  ),
  ...lockersOf(
    'Wrocław',
    'PL-02',
    ['WRO01A', 'ul. Świdnicka 40', '50-024', 'Przy pasażu', 51.1043, 17.0316],
    ['WRO02B', 'ul. Powstańców Śląskich 95', '53-332', 'Przy wieżowcu', 51.0944, 17.0195],
    ['WRO03A', 'pl. Grunwaldzki 22', '50-363', 'Parking centrum handlowego', 51.1122, 17.0594],
    ['WRO04A', 'ul. Legnicka 58', '54-204', 'Przy przystanku tramwajowym', 51.1188, 16.9917],
  ),
  ...lockersOf(
    'Poznań',
    'PL-30',
    ['POZ01A', 'ul. Święty Marcin 24', '61-805', 'Przy parkingu', 52.4072, 16.9246],
    ['POZ02A', 'ul. Dąbrowskiego 40', '60-842', 'Obok rynku', 52.4139, 16.9064],
    ['POZ03B', 'os. Bolesława Chrobrego 117', '60-681', 'Przy pawilonie', 52.4589, 16.9146],
    ['POZ04A', 'ul. Głogowska 132', '60-243', 'Przy stacji paliw', 52.3886, 16.8825],
  ),
  ...lockersOf(
    'Gdańsk',
    'PL-22',
    ['GDA01A', 'ul. Podwale Grodzkie 2', '80-895', 'Przy dworcu', 54.3555, 18.6449],
    ['GDA02A', 'al. Grunwaldzka 82', '80-244', 'Przy wejściu do galerii', 54.3817, 18.6045],
    ['GDA03B', 'ul. Obrońców Wybrzeża 1', '80-398', 'Obok supermarketu', 54.4096, 18.5872],
  ),
  ...lockersOf(
    'Gdynia',
    'PL-22',
    ['GDY01A', 'ul. Świętojańska 43', '81-391', 'Przy banku', 54.5166, 18.5417],
    ['GDY02A', 'ul. Morska 81', '81-225', 'Przy stacji kolei', 54.5252, 18.4949],
  ),
  ...lockersOf(
    'Szczecin',
    'PL-32',
    ['SZC01A', 'al. Wyzwolenia 18', '70-554', 'Przy wejściu do galerii', 53.4322, 14.5544],
    ['SZC02A', 'ul. Mieszka I 73', '71-011', 'Parking centrum handlowego', 53.4087, 14.5018],
  ),
  ...lockersOf(
    'Bydgoszcz',
    'PL-04',
    ['BYD01A', 'ul. Gdańska 55', '85-005', 'W podwórzu', 53.1312, 18.0084],
    ['BYD02A', 'ul. Wojska Polskiego 21', '85-825', 'Obok supermarketu', 53.1038, 18.0363],
  ),
  ...lockersOf('Toruń', 'PL-04', ['TOR01A', 'ul. Szeroka 20', '87-100', 'Przy aptece', 53.0107, 18.6072], ['TOR02A', 'ul. Żółkiewskiego 15', '87-120', 'Obok supermarketu', 53.0215, 18.6341]),
  ...lockersOf('Lublin', 'PL-06', ['LUB01A', 'ul. Krakowskie Przedmieście 40', '20-002', 'Przy placu', 51.2483, 22.5559], ['LUB02A', 'ul. Nadbystrzycka 44', '20-501', 'Przy kampusie', 51.2344, 22.5489]),
  ...lockersOf('Białystok', 'PL-20', ['BIA01A', 'ul. Lipowa 12', '15-427', 'Przy banku', 53.1323, 23.1561], ['BIA02A', 'ul. Miłosza 2', '15-265', 'Parking centrum handlowego', 53.1236, 23.1786]),
  ...lockersOf(
    'Katowice',
    'PL-24',
    ['KAT01A', 'ul. 3 Maja 30', '40-097', 'Przy dworcu', 50.2588, 19.0173],
    ['KAT02A', 'ul. Chorzowska 107', '40-101', 'Parking centrum handlowego', 50.2712, 19.0071],
    ['KAT03B', 'ul. Piotra Skargi 6', '40-091', 'Przy przystanku autobusowym', 50.2617, 19.0212],
  ),
  ...lockersOf('Gliwice', 'PL-24', ['GLI01A', 'ul. Zwycięstwa 36', '44-100', 'Przy urzędzie', 50.2977, 18.6722]),
  ...lockersOf('Częstochowa', 'PL-24', ['CZE01A', 'al. Najświętszej Maryi Panny 28', '42-202', 'W podwórzu', 50.8119, 19.1188]),
  ...lockersOf('Bielsko-Biała', 'PL-24', ['BBA01A', 'ul. 11 Listopada 50', '43-300', 'Obok piekarni', 49.8224, 19.0526]),
  ...lockersOf('Rzeszów', 'PL-18', ['RZE01A', 'al. Piłsudskiego 44', '35-001', 'Przy wejściu do galerii', 50.0413, 22.0099], ['RZE02A', 'ul. Podkarpacka 10', '35-082', 'Obok supermarketu', 50.0203, 21.9854]),
  ...lockersOf('Kielce', 'PL-26', ['KIE01A', 'ul. Sienkiewicza 48', '25-501', 'Przy dworcu', 50.8722, 20.6242], ['KIE02A', 'ul. Świętokrzyska 20', '25-406', 'Parking centrum handlowego', 50.8825, 20.6485]),
  ...lockersOf('Olsztyn', 'PL-28', ['OLS01A', 'al. Piłsudskiego 16', '10-576', 'Przy wejściu do galerii', 53.7769, 20.4913], ['OLS02A', 'ul. Wilczyńskiego 25', '10-686', 'Obok supermarketu', 53.7426, 20.4786]),
  ...lockersOf('Opole', 'PL-16', ['OPO01A', 'ul. Krakowska 45', '45-075', 'Przy dworcu', 50.6644, 17.9256]),
  ...lockersOf('Zielona Góra', 'PL-08', ['ZIE01A', 'ul. Wrocławska 17', '65-427', 'Przy wejściu do galerii', 51.9361, 15.5152]),
  ...lockersOf('Gorzów Wielkopolski', 'PL-08', ['GOR01A', 'ul. Sikorskiego 111', '66-400', 'Przy placu', 52.7317, 15.2385]),
  ...lockersOf('Radom', 'PL-14', ['RAD01A', 'ul. Żeromskiego 35', '26-610', 'Obok piekarni', 51.4021, 21.1503]),
  ...lockersOf('Płock', 'PL-14', ['PLO01A', 'ul. Tumska 9', '09-402', 'Przy placu', 52.5464, 19.6871]),
  ...lockersOf('Elbląg', 'PL-28', ['ELB01A', 'ul. Hetmańska 5', '82-300', 'Obok supermarketu', 54.1566, 19.4044]),
  ...lockersOf('Tarnów', 'PL-12', ['TAR01A', 'ul. Krakowska 30', '33-100', 'Przy dworcu', 50.0087, 20.9797]),
  ...lockersOf('Nowy Sącz', 'PL-12', ['NSA01A', 'ul. Jagiellońska 24', '33-300', 'Przy rynku', 49.6229, 20.6937]),
  ...lockersOf('Zakopane', 'PL-12', ['ZAK01A', 'ul. Kościuszki 13', '34-500', 'Przy dworcu', 49.2969, 19.9567]),
];
