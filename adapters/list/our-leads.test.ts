import { listContract } from './contract.ts';
import { ourLeads } from './our-leads.ts';

listContract('Our leads', async () => ({ port: ourLeads(), close: async () => {} }));
