/** People whom a child can call about something hard, by country. All of these calls are free. */

export interface HelpLine {
  readonly name: string;
  /** As it is usually written. */
  readonly number: string;
  /** Number for text messages, if there is one. */
  readonly texts?: string;
}

export interface HelpCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** The country's IANA time zones, or the beginning of their names. */
  readonly zones: readonly string[];
  /** The one to call first is first. */
  readonly lines: readonly HelpLine[];
}

const european = '116 111';

/** By name. Only numbers that are sure: a missing country is better than a call that nobody answers. */
export const helpCountries: readonly HelpCountry[] = [
  {
    code: 'AU',
    name: 'Australia',
    zones: ['Australia/'],
    lines: [{ name: 'Kids Helpline', number: '1800 55 1800' }],
  },
  {
    code: 'AT',
    name: 'Austria',
    zones: ['Europe/Vienna'],
    lines: [{ name: 'Rat auf Draht', number: '147' }],
  },
  {
    code: 'BE',
    name: 'Belgium',
    zones: ['Europe/Brussels'],
    lines: [
      { name: 'Awel (in Dutch)', number: '102' },
      { name: 'Écoute-Enfants (in French)', number: '103' },
    ],
  },
  {
    code: 'BR',
    name: 'Brazil',
    zones: [
      'America/Araguaina',
      'America/Bahia',
      'America/Belem',
      'America/Boa_Vista',
      'America/Campo_Grande',
      'America/Cuiaba',
      'America/Fortaleza',
      'America/Maceio',
      'America/Manaus',
      'America/Noronha',
      'America/Porto_Velho',
      'America/Recife',
      'America/Rio_Branco',
      'America/Santarem',
      'America/Sao_Paulo',
    ],
    lines: [{ name: 'CVV', number: '188' }],
  },
  {
    code: 'CA',
    name: 'Canada',
    zones: [
      'America/Edmonton',
      'America/Halifax',
      'America/Moncton',
      'America/Montreal',
      'America/Regina',
      'America/St_Johns',
      'America/Toronto',
      'America/Vancouver',
      'America/Whitehorse',
      'America/Winnipeg',
      'America/Yellowknife',
      'America/Iqaluit',
    ],
    lines: [{ name: 'Kids Help Phone', number: '1-800-668-6868', texts: '686868' }],
  },
  {
    code: 'CZ',
    name: 'Czechia',
    zones: ['Europe/Prague'],
    lines: [{ name: 'Linka bezpečí', number: european }],
  },
  {
    code: 'DK',
    name: 'Denmark',
    zones: ['Europe/Copenhagen'],
    lines: [{ name: 'BørneTelefonen', number: european }],
  },
  {
    code: 'FI',
    name: 'Finland',
    zones: ['Europe/Helsinki', 'Europe/Mariehamn'],
    lines: [{ name: 'Lasten ja nuorten puhelin', number: european }],
  },
  {
    code: 'FR',
    name: 'France',
    zones: ['Europe/Paris'],
    lines: [{ name: 'Allô Enfance en Danger', number: '119' }],
  },
  {
    code: 'DE',
    name: 'Germany',
    zones: ['Europe/Berlin', 'Europe/Busingen'],
    lines: [{ name: 'Nummer gegen Kummer', number: european }],
  },
  {
    code: 'GR',
    name: 'Greece',
    zones: ['Europe/Athens'],
    lines: [{ name: 'European helpline for children', number: european }],
  },
  {
    code: 'HU',
    name: 'Hungary',
    zones: ['Europe/Budapest'],
    lines: [{ name: 'Kék Vonal', number: european }],
  },
  {
    code: 'IN',
    name: 'India',
    zones: ['Asia/Kolkata', 'Asia/Calcutta'],
    lines: [{ name: 'Childline', number: '1098' }],
  },
  {
    code: 'IE',
    name: 'Ireland',
    zones: ['Europe/Dublin'],
    lines: [{ name: 'Childline', number: '1800 66 66 66' }],
  },
  {
    code: 'IT',
    name: 'Italy',
    zones: ['Europe/Rome'],
    lines: [{ name: 'Telefono Azzurro', number: '19696' }],
  },
  {
    code: 'JP',
    name: 'Japan',
    zones: ['Asia/Tokyo'],
    lines: [{ name: 'Childline', number: '0120-99-7777' }],
  },
  {
    code: 'KE',
    name: 'Kenya',
    zones: ['Africa/Nairobi'],
    lines: [{ name: 'Childline', number: '116' }],
  },
  {
    code: 'NL',
    name: 'Netherlands',
    zones: ['Europe/Amsterdam'],
    lines: [{ name: 'De Kindertelefoon', number: '0800 0432' }],
  },
  {
    code: 'NZ',
    name: 'New Zealand',
    zones: ['Pacific/Auckland', 'Pacific/Chatham'],
    lines: [
      { name: 'What’s Up', number: '0800 942 8787' },
      { name: 'Need to talk?', number: '1737', texts: '1737' },
    ],
  },
  {
    code: 'NO',
    name: 'Norway',
    zones: ['Europe/Oslo'],
    lines: [{ name: 'Alarmtelefonen for barn og unge', number: european }],
  },
  {
    code: 'PL',
    name: 'Poland',
    zones: ['Europe/Warsaw'],
    lines: [{ name: 'Telefon zaufania dla dzieci i młodzieży', number: european }],
  },
  {
    code: 'PT',
    name: 'Portugal',
    zones: ['Europe/Lisbon', 'Atlantic/Azores', 'Atlantic/Madeira'],
    lines: [{ name: 'SOS Criança', number: european }],
  },
  {
    code: 'RO',
    name: 'Romania',
    zones: ['Europe/Bucharest'],
    lines: [{ name: 'Telefonul Copilului', number: european }],
  },
  {
    code: 'SG',
    name: 'Singapore',
    zones: ['Asia/Singapore'],
    lines: [{ name: 'Tinkle Friend', number: '1800 2744 788' }],
  },
  {
    code: 'ZA',
    name: 'South Africa',
    zones: ['Africa/Johannesburg'],
    lines: [{ name: 'Childline', number: '116' }],
  },
  {
    code: 'ES',
    name: 'Spain',
    zones: ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'],
    lines: [{ name: 'ANAR', number: '900 20 20 10' }],
  },
  {
    code: 'SE',
    name: 'Sweden',
    zones: ['Europe/Stockholm'],
    lines: [{ name: 'Bris', number: european }],
  },
  {
    code: 'CH',
    name: 'Switzerland',
    zones: ['Europe/Zurich'],
    lines: [{ name: 'Pro Juventute', number: '147' }],
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    zones: ['Europe/London', 'Europe/Belfast'],
    lines: [{ name: 'Childline', number: '0800 1111' }],
  },
  {
    code: 'US',
    name: 'United States',
    zones: [
      'America/Anchorage',
      'America/Boise',
      'America/Chicago',
      'America/Denver',
      'America/Detroit',
      'America/Indiana/',
      'America/Indianapolis',
      'America/Juneau',
      'America/Kentucky/',
      'America/Los_Angeles',
      'America/Louisville',
      'America/New_York',
      'America/North_Dakota/',
      'America/Phoenix',
      'Pacific/Honolulu',
    ],
    lines: [
      { name: '988 Lifeline', number: '988', texts: '988' },
      { name: 'Childhelp', number: '1-800-422-4453' },
    ],
  },
];

/** Finds the country by the device's time zone, or by its languages if the zone belongs to no place. */
export function findHelpCountry(
  timeZone: string,
  languages: readonly string[],
): HelpCountry | undefined {
  const isPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/');
  if (isPlace) {
    return helpCountries.find(({ zones }) =>
      zones.some((zone) => (zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone)),
    );
  }
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]);
  return helpCountries.find(({ code }) => regions.includes(code));
}

/** For a link that calls or texts a number. */
export const dialable = (number: string): string => number.replace(/\D/g, '');
