import type { ConfigurationResponse } from '../../../core/api/configuration.ts';
import type { Routes } from '../http/schemas.ts';

export function configurationRoutes(configuration: ConfigurationResponse): Routes {
  return async (app) => {
    app.get('/configuration', async () => configuration);
  };
}
