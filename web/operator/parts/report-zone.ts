import { createContext, useContext } from 'react';
import { timeZone } from '../../browser/zone.ts';

/** As the operator has set it. */
export const ReportZoneContext = createContext<string | undefined>(undefined);

export function useReportZone(): string {
  return useContext(ReportZoneContext) ?? timeZone();
}
