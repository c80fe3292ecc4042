import type { Wire } from './Wire.js';

export const writeOpenaiError: Wire['writeError'] = ({ type, code = null, message }, status) => ({
  error: {
    message,
    type: type ?? (status < 500 ? 'invalid_request_error' : 'server_error'),
    param: null,
    code,
  },
});
