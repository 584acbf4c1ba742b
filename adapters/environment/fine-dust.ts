import type { EnvironmentResponse } from '../../core/api/environment.ts';
import { fineDustBand } from '../../core/environment/bands.ts';

export function averageFineDust(countryCode: string): EnvironmentResponse['pollution'] {
  const value = FINE_DUST[countryCode];
  if (value === undefined) return { basis: 'unavailable' };
  return { basis: 'estimate', value, band: fineDustBand(value), source: 'world-bank' };
}

/** PM2.5 in micrograms per cubic metre, average of the people of a country in 2020. Source and licence: docs/decisions/0014-an-honest-uv-index.md. */
// biome-ignore format: a table is read in rows
const FINE_DUST: Readonly<Record<string, number>> = {
  AD: 9, AE: 36, AF: 46, AG: 20, AL: 16, AM: 31, AO: 25, AR: 15, AS: 7, AT: 11, AU: 8, AZ: 22, BA: 27, BB: 24, BD: 42,
  BE: 11, BF: 58, BG: 17, BH: 58, BI: 30, BJ: 51, BM: 7, BN: 8, BO: 23, BR: 12, BS: 19, BT: 24, BW: 19, BY: 15, BZ: 29,
  CA: 7, CD: 27, CF: 34, CG: 29, CH: 9, CI: 49, CL: 23, CM: 40, CN: 35, CO: 14, CR: 14, CU: 21, CV: 42, CY: 14, CZ: 14,
  DE: 10, DJ: 36, DK: 9, DM: 21, DO: 20, DZ: 26, EC: 17, EE: 6, EG: 55, ER: 32, ES: 10, ET: 27, FI: 5, FJ: 12, FM: 12,
  FR: 10, GA: 30, GB: 10, GD: 25, GE: 17, GH: 54, GL: 7, GM: 58, GN: 44, GQ: 35, GR: 14, GT: 22, GU: 10, GW: 50, GY: 25,
  HN: 20, HR: 16, HT: 21, HU: 14, ID: 18, IE: 8, IL: 19, IN: 48, IQ: 38, IR: 32, IS: 5, IT: 15, JM: 17, JO: 29, JP: 13,
  KE: 24, KG: 24, KH: 24, KI: 11, KM: 12, KN: 9, KP: 30, KR: 26, KW: 54, KZ: 20, LA: 22, LB: 19, LC: 24, LK: 20, LR: 42,
  LS: 23, LT: 9, LU: 9, LV: 12, LY: 33, MA: 21, MC: 10, MD: 15, ME: 18, MG: 13, MH: 11, MK: 26, ML: 57, MM: 32, MN: 30,
  MP: 10, MR: 71, MT: 12, MU: 9, MV: 12, MW: 24, MX: 15, MY: 16, MZ: 20, NA: 20, NE: 85, NG: 57, NI: 17, NL: 11, NO: 6,
  NP: 46, NR: 6, NZ: 6, OM: 40, PA: 11, PE: 27, PG: 17, PH: 20, PK: 43, PL: 18, PS: 26, PT: 8, PW: 7, PY: 10, QA: 76,
  RO: 15, RS: 23, RU: 11, RW: 31, SA: 53, SB: 14, SC: 8, SD: 46, SE: 6, SG: 14, SI: 14, SK: 15, SL: 43, SM: 11, SN: 64,
  SR: 27, SS: 31, ST: 27, SV: 20, SY: 25, SZ: 19, TD: 49, TG: 52, TH: 31, TJ: 37, TL: 17, TM: 20, TN: 24, TO: 12,
  TR: 22, TT: 26, TV: 6, TZ: 25, UA: 15, UG: 34, US: 8, UY: 11, UZ: 32, VC: 24, VE: 15, VN: 21, VU: 14, WS: 13, YE: 35,
  ZA: 24, ZM: 24, ZW: 19,
};
