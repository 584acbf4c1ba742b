// @ts-nocheck
// Runs in gjs: a window of a given size without a toolbar, which WebKitWebDriver opens and drives. Writes what pages complain of to stderr.
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import System from 'system';

const [width, height, script] = System.programArgs;
/** The console itself is out of reach of WebDriver. */
const LISTEN = `{
  const complain = (...words) => webkit.messageHandlers.complaint.postMessage(words.join(' '));
  addEventListener('error', ({ message }) => complain(message));
  addEventListener('unhandledrejection', ({ reason }) => complain(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complain(violatedDirective, blockedURI));
  Object.assign(console, { error: complain, warn: complain });
}`;

Gtk.init(null);
const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  const application = new WebKit2.ApplicationInfo();
  application.set_name('WebKit window');
  session.set_application_info(application);
  session.connect('create-web-view', openWindow);
});
Gtk.main();

function openWindow() {
  const content = new WebKit2.UserContentManager();
  const { ALL_FRAMES } = WebKit2.UserContentInjectedFrames;
  const { START } = WebKit2.UserScriptInjectionTime;
  const text = new TextDecoder().decode(GLib.file_get_contents(script)[1]);
  content.add_script(new WebKit2.UserScript(LISTEN + text, ALL_FRAMES, START, null, null));
  content.register_script_message_handler('complaint');
  content.connect('script-message-received::complaint', (_, message) =>
    printerr(`complaint: ${message.get_js_value().to_string()}`),
  );
  const settings = new WebKit2.Settings({
    enable_media_stream: true,
    enable_mock_capture_devices: true,
  });
  const view = new WebKit2.WebView({
    is_controlled_by_automation: true,
    settings,
    user_content_manager: content,
    web_context: context,
  });
  view.connect('permission-request', (_, request) => {
    request.allow();
    return true;
  });
  view.connect('close', () => Gtk.main_quit());
  const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) });
  window.add(view);
  window.show_all();
  return view;
}
