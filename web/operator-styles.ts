const urls = import.meta.glob<string>('./operator/operator.css', { query: '?url', import: 'default', eager: true });

/** Not among the stylesheets of the site, whose list every visitor loads. */
export const operatorStyles = urls['./operator/operator.css'] ?? '';
