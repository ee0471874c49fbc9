/** Values for the slots of patterns. All are made up. */
const words = (list: string) => list.trim().split(/\s*,\s*/);

const towns =
  words(`Leeds, Derby, Luton, Cork, Galway, Dundee, Swansea, Belfast, Croydon, Harlow, Stockport, Exeter, York, Bath,
  Austin, Tulsa, Denver, Fresno, Omaha, Boise, Tampa, Dayton, Reno, Albany, Mesa, Queens, Brooklyn, Plano, Salem,
  Pune, Delhi, Kochi, Jaipur, Lagos, Abuja, Nairobi, Accra, Cape Town, Durban, Perth, Hobart, Geelong, Auckland,
  Toronto, Halifax, Calgary, Berlin, Bremen, Lyon, Lille, Madrid, Sevilla, Milano, Gdansk, Krakow, Ankara, Izmir,
  Singapore, Penang, Manila, Cebu, Little Rock, San Jose, Santa Fe, Milton Keynes, Newcastle, Brighton, Slough`);
const firsts =
  words(`Mia, Leo, Zoe, Max, Ava, Ben, Lily, Noah, Emma, Omar, Aisha, Priya, Arjun, Chidi, Ngozi, Wei, Mei, Yuki,
  Sofia, Mateo, Lucia, Diego, Anna, Jan, Kasia, Piotr, Emre, Elif, Fatima, Yusuf, Sean, Aoife, Callum, Isla, Tom, Jack,
  Ella, Grace, Sam, Alex, Jordan, Taylor, Riley, Kai, Finn, Ruby, Harry, Chloe, Daniel, Sarah, Tyler, Brandon, Kayla`);
const lasts =
  words(`Smith, Jones, Patel, Khan, Murphy, Walsh, Brown, Garcia, Lopez, Nguyen, Kim, Chen, Wang, Okafor, Adeyemi,
  Kowalski, Nowak, Yilmaz, Demir, Schmidt, Weber, Rossi, Silva, Costa, Hughes, Evans, Campbell, Stewart, Carter, Baker,
  Cohen, Ahmed, Hassan, Ali, Singh, Sharma, Iyer, Tanaka, Sato, Johansson, Larsen, Novak, Petrov, Fischer, O'Brien`);
const roads =
  words(`Mill, Church, Station, Park, Victoria, Oak, Maple, Elm, Cedar, High, Queen's, King, Green, School, Chapel,
  Spring, Lake, River, Hill, Rose, Ash, Willow, Albert, York, London, Washington, Lincoln, Jefferson, Sunset, Highland`);
const ways = words(
  `Street, Road, Lane, Avenue, Drive, Close, Court, Crescent, Way, Terrace, Boulevard, Place, St, Rd, Ave, Ln, Dr`,
);
const schools =
  words(`Oakfield, Riverside, St Mary's, St Joseph's, Hillcrest, Greenwood, Kingsway, Lincoln, Washington, Roosevelt,
  Maple Grove, Northgate, Westfield, Eastbrook, Holy Cross, Park View, Sacred Heart, Meadowbank, Ashdown, Brookside`);
const schoolKinds = words(
  `School, Primary, High School, Academy, Middle School, Secondary, High, Elementary, Grammar, College, Primary School`,
);
const apps =
  words(`snap, snapchat, insta, instagram, discord, whatsapp, tiktok, telegram, kik, signal, messenger, roblox, fortnite,
  steam, xbox, psn, skype, wechat, viber, line, bereal, facetime, twitch, minecraft, insta dms, zangi, wizz, omegle, zoom`);
const games =
  words(`minecraft, roblox, fortnite, fifa, among us, chess, pokemon, zelda, mario kart, splatoon, brawl stars, clash royale,
  valorant, genshin, terraria, stardew, rocket league, overwatch, geometry dash, blox fruits, adopt me, the sims, uno`);
const swears =
  words(`fuck, shit, bitch, asshole, dick, cunt, bastard, prick, twat, wanker, bollocks, damn, crap, arse, slut, whore,
  pussy, cock, tits, bullshit, motherfucker, dickhead, fucker, fucking, shitty, piss, dumbass, jackass`);
const insults =
  words(`idiot, loser, moron, freak, weirdo, pig, clown, dumbo, retard, ugly, fatso, creep, failure, nobody, rat, snake,
  baby, crybaby, pathetic, noob, trash, waste of space, disgusting, joke, brat, cow, muppet, dimwit, dumb`);
const gates = words(
  `H, X, Z, Y, S, T, CNOT, CX, CZ, SWAP, Toffoli, RX, RY, RZ, Hadamard, CCX, T†, S†`,
);
const kets = words(
  `|0>, |1>, |00>, |01>, |10>, |11>, |+>, |->, |000>, |111>, |0⟩, |1⟩, |01⟩, |11⟩, |+⟩, |−⟩, |0101>, |110⟩`,
);
const days = words(
  `monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow, tonight, today, this weekend, next week`,
);
const starts = words(
  `cool, dark, skater, dragon, star, moon, its, real, the, mr, xx, pro, cat, quantum, shadow, ninja, galaxy, lil, sk8r, blue`,
);
const ends = words(
  `wolf, girl, boy, gamer, king, queen, fox, panda, tiger, playz, yt, xo, kid, star, mia, leo, zoe, max, ben, ava, pixel`,
);
const hosts = words(
  `gmail.com, yahoo.com, hotmail.com, outlook.com, icloud.com, gmx.de, proton.me, mail.com, live.co.uk, aol.com`,
);
const sites = words(
  `bit.ly, tinyurl.com, discord.gg, t.me, youtu.be, freegems.xyz, robux-now.net, mysite.com, linktr.ee, snapchat.com, chatroom.live, qwizz.app, coolpics.net`,
);

type Random = () => number;
const pick = (list: readonly string[], random: Random) =>
  list[Math.floor(random() * list.length)] ?? '';
const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => String(Math.floor(random() * 10))).join('');
const letters = (count: number, random: Random) =>
  Array.from({ length: count }, () => pick(Array.from('ABCDEFGHJKLNPRSTUWY'), random)).join('');
const between = (low: number, high: number, random: Random) =>
  String(low + Math.floor(random() * (high - low + 1)));

const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function phone(random: Random): string {
  const d = (count: number) => digits(count, random);
  const plain = [
    () => `07${d(3)} ${d(6)}`,
    () => `07${d(9)}`,
    () => `+44 7${d(3)} ${d(6)}`,
    () => `${between(201, 989, random)}-${d(3)}-${d(4)}`,
    () => `(${between(201, 989, random)}) ${d(3)}-${d(4)}`,
    () => `${between(201, 989, random)} ${d(3)} ${d(4)}`,
    () => `${between(201, 989, random)}.${d(3)}.${d(4)}`,
    () => `+1 ${between(201, 989, random)} ${d(3)} ${d(4)}`,
    () => `555-${d(4)}`,
    () => `0${between(1, 9, random)}${d(2)} ${d(3)} ${d(4)}`,
    () => `01${d(2)}-${d(7)}`,
    () => `06 ${d(2)} ${d(2)} ${d(2)} ${d(2)}`,
    () => `+49 1${d(2)} ${d(7)}`,
    () => `+91 9${d(4)} ${d(5)}`,
    () => `9${d(9)}`,
    () => `080${d(8)}`,
    () => `04${d(2)} ${d(3)} ${d(3)}`,
    () => `08${between(3, 9, random)} ${d(3)} ${d(4)}`,
  ];
  const number = (plain[Math.floor(random() * plain.length)] ?? (() => ''))();
  const disguise = random();
  if (disguise < 0.75) return number;
  const only = number.replaceAll(/\D/g, '');
  if (disguise < 0.85) return Array.from(only, (digit) => spelled[Number(digit)] ?? '').join(' ');
  if (disguise < 0.93) return Array.from(only).join(pick([' ', '-', '.', '_', '/'], random));
  return Array.from(only, (digit) =>
    random() < 0.4 ? (spelled[Number(digit)] ?? '') : digit,
  ).join(' ');
}

const handle = (random: Random) =>
  pick(starts, random) +
  pick(['', '_', '.', ''], random) +
  pick(ends, random) +
  pick(['', digits(2, random), digits(3, random), digits(4, random), '_'], random);

function postcode(random: Random): string {
  return random() < 0.6
    ? `${letters(2, random)}${between(1, 28, random)} ${between(1, 9, random)}${letters(2, random)}`
    : digits(5, random);
}

const counts = (random: Random) =>
  pick(
    [
      `${between(480, 544, random)} ${between(480, 544, random)}`,
      `0: ${between(480, 544, random)}, 1: ${between(480, 544, random)}`,
      `1024 0 0 1024`,
      `{'00': ${between(490, 530, random)}, '11': ${between(490, 530, random)}}`,
      `${between(0, 300, random)} ${between(0, 300, random)} ${between(0, 300, random)} ${between(0, 300, random)}`,
      `${between(230, 270, random)}, ${between(230, 270, random)}, ${between(230, 270, random)}, ${between(230, 270, random)}`,
    ],
    random,
  );

const values: Readonly<Record<string, (random: Random) => string>> = {
  first: (random) => pick(firsts, random),
  last: (random) => pick(lasts, random),
  town: (random) => pick(towns, random),
  street: (random) =>
    random() < 0.8
      ? `${between(1, 240, random)} ${pick(roads, random)} ${pick(ways, random)}`
      : `${pick(roads, random)} ${pick(ways, random)}`,
  school: (random) => `${pick(schools, random)} ${pick(schoolKinds, random)}`,
  phone,
  mail: (random) =>
    random() < 0.7
      ? `${handle(random)}@${pick(hosts, random)}`
      : `${handle(random)} ${pick(['at', '(at)', '[at]', 'AT'], random)} ${pick(hosts, random).replace('.', pick([' dot ', ' . ', '(dot)', ' DOT '], random))}`,
  handle,
  app: (random) => pick(apps, random),
  game: (random) => pick(games, random),
  number: (random) =>
    pick([between(2, 9, random), between(10, 99, random), between(100, 5000, random)], random),
  age: (random) => between(8, 17, random),
  time: (random) =>
    pick(
      [
        `${between(1, 12, random)}`,
        `${between(1, 12, random)}pm`,
        `${between(1, 12, random)}:30`,
        `${between(1, 12, random)} o'clock`,
        `half ${between(1, 12, random)}`,
      ],
      random,
    ),
  day: (random) => pick(days, random),
  gate: (random) => pick(gates, random),
  ket: (random) => pick(kets, random),
  counts,
  link: (random) =>
    pick(['', 'https://', 'www.', 'http://'], random) +
    pick(sites, random) +
    pick(['', `/${handle(random)}`, `/${digits(4, random)}`], random),
  swear: (random) => pick(swears, random),
  insult: (random) => pick(insults, random),
  postcode,
};

/** Writes a line as a child would: in lower case, mostly. */
function restyled(text: string, random: Random): string {
  return random() < 0.6 ? text.toLowerCase() : text;
}

/** Chooses alternatives, `(a|b)`, and fills slots, `{town}`. */
export function filled(pattern: string, random: Random): string {
  let text = pattern;
  for (let depth = 0; depth < 3; depth += 1)
    text = text.replaceAll(/\(([^()>⟩]*\|[^()>⟩]*)\)/g, (_, all: string) =>
      pick(all.split('|'), random),
    );
  return text.replaceAll(' // ', '\n').replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (!value) return whole;
    const chosen = value(random);
    return ['ket', 'gate', 'counts', 'postcode'].includes(name) ? chosen : restyled(chosen, random);
  });
}

/** The number of different lines that are worth being made from a pattern. */
export const variety = (pattern: string): number =>
  /\{[a-z]+\}/.test(pattern) ? 4 : /\([^()]*\|/.test(pattern) ? 2 : 1;
