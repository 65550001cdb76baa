import type { Capabilities } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { readErrorBody } from "./error-body.ts";
import type { RequestBody } from "./request-body.ts";
import { findChange, guessChange } from "./unsupported-parameters.ts";

/*
 * How endpoints say what they do not understand. The wordings, and the shapes they come in, were reported by people in
 * public trackers, each named in its row; the words that do not matter are left out. Rows without a tracker are made after these.
 */

/** A request that uses everything; each row says what of it the answer is about. */
const everything = {
  model: "writer-1",
  messages: [
    { role: "system", content: "You write well." },
    { role: "user", content: "Write about kettles" },
  ],
  temperature: 0.7,
  top_p: 0.9,
  max_tokens: 500,
  frequency_penalty: 0.1,
  presence_penalty: 0.1,
  seed: 7,
  stop: ["END"],
  reasoning_effort: "low",
  stream: true,
  stream_options: { include_usage: true },
  response_format: { type: "json_schema", json_schema: { name: "thing", schema: {} } },
} as RequestBody;

const asObject = { response_format: { type: "json_object" } } as const;
const newLimit = { max_tokens: undefined, max_completion_tokens: 500 };
const whole = { stream: false, stream_options: undefined } as const;

type Row = [source: string, status: number | undefined, body: unknown, learned: Capabilities, sent?: object];

const rows: Row[] = [
  // vLLM
  [
    "vllm-project/vllm#6862",
    400,
    {
      object: "error",
      message: "After the optional system message, conversation roles must alternate user/assistant/user/assistant/...",
      type: "BadRequestError",
      param: null,
      code: 400,
    },
    { system_role: false },
  ],
  [
    "microsoft/autogen#1037",
    400,
    {
      object: "error",
      message: "Conversation roles must alternate user/assistant/user/assistant/...",
      type: "invalid_request_error",
      param: null,
      code: null,
    },
    { system_role: false },
  ],
  [
    "suitenumerique/conversations#197",
    400,
    {
      error: {
        message: "Conversation roles must alternate user/assistant/user/assistant/...",
        type: "BadRequestError",
        param: null,
        code: 400,
      },
    },
    { system_role: false },
  ],
  [
    "modelscope/ms-agent#489",
    400,
    {
      object: "error",
      message: "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options'), 'msg': 'Extra inputs are not permitted', 'input': {}}]",
      type: "BadRequestError",
      param: null,
      code: 400,
    },
    { stream_options: false },
  ],
  [
    "vLLM with xgrammar",
    400,
    {
      object: "error",
      message: "The provided JSON schema contains features not supported by xgrammar.",
      type: "BadRequestError",
      code: 400,
    },
    { json_schema: false },
  ],
  [
    "vLLM with speculative decoding",
    400,
    { error: { message: "Grammar error: guided decoding is not supported with speculative decoding", code: 400 } },
    { json_schema: false },
  ],
  // llama.cpp and what is built on it
  [
    "ggml-org/llama.cpp#19349",
    400,
    { error: { code: 400, message: "Failed to parse grammar", type: "invalid_request_error" } },
    { json_schema: false },
  ],
  [
    "llama.cpp with a reference it does not know",
    400,
    { error: { code: 400, message: "JSON schema conversion failed:\nUnsupported ref", type: "invalid_request_error" } },
    { json_schema: false },
  ],
  [
    "containers/ramalama#2425",
    500,
    {
      error: {
        code: 500,
        message:
          "\n------------\nWhile executing CallExpression at line 43, column 28 in source:\nError: Jinja Exception: Only user, system and assistant roles are supported!",
        type: "server_error",
      },
    },
    { system_role: false },
  ],
  [
    "Mangi-11/Eta#59",
    500,
    { error: { code: 500, message: "Jinja Exception: System message must be at the beginning.", type: "server_error" } },
    { system_role: false },
  ],
  [
    "withcatai/node-llama-cpp#263",
    500,
    { error: { code: 500, message: "Error: Conversation roles must alternate user/assistant/user/assistant/...", type: "server_error" } },
    { system_role: false },
  ],
  ["sgl-project/sglang#892", 500, "jinja2.exceptions.TemplateError: System role not supported", { system_role: false }],
  // TGI
  [
    "huggingface/text-generation-inference#2309",
    422,
    { error: "Input validation error: grammar is not valid: Grammar must have a 'properties' field", error_type: "validation" },
    { json_schema: false },
  ],
  [
    "TGI without grammars",
    422,
    { error: "Input validation error: grammar is not supported", error_type: "validation" },
    { json_schema: false },
  ],
  [
    "TGI with a strict template",
    422,
    {
      error: "Template error: invalid operation: Conversation roles must alternate user/assistant/user/assistant/...",
      error_type: "template_error",
    },
    { system_role: false },
  ],
  // Ollama
  [
    "ollama/ollama#8126",
    400,
    { error: { message: 'invalid format: expected "json" or a JSON schema', type: "invalid_request_error", param: null, code: null } },
    { json_schema: false },
  ],
  [
    "BerriAI/litellm#9224",
    400,
    {
      error: {
        message:
          "litellm.BadRequestError: Invalid Message passed in {'role': 'system', 'content': 'You are an awesome assistant.'}: not supported",
      },
    },
    { system_role: false },
  ],
  // LM Studio
  ["lmstudio-ai/lmstudio-bug-tracker#189", 400, { error: "'response_format.type' must be 'json_schema'" }, { json_mode: false }, asObject],
  ["LoadShine/tada#16", 400, { error: "'response_format.type' must be 'json_schema' or 'text'" }, { json_mode: false }, asObject],
  ["bhimrazy/receipt-ocr#20", 400, { error: "'response_format.json_schema.schema' must be an object" }, { json_schema: false }],
  // LiteLLM
  [
    "BerriAI/litellm#10108",
    400,
    {
      error: {
        message:
          "litellm.UnsupportedParamsError: openai does not support parameters: ['reasoning_effort'], for model=o4-mini. To drop these, set `litellm.drop_params=True`",
        type: "None",
        param: null,
        code: "400",
      },
    },
    { reasoning_effort: false },
  ],
  [
    "kaiko-ai/eva#895",
    400,
    {
      error: {
        message: "litellm.UnsupportedParamsError: anthropic does not support parameters: ['seed'], for model=claude-3-7-sonnet-20250219.",
      },
    },
    { seed: false },
  ],
  [
    "BerriAI/litellm#8278",
    400,
    {
      error: {
        message:
          "litellm.UnsupportedParamsError: together_ai does not support parameters: {'response_format': {'type': 'json_object'}}, for model=deepseek-ai/DeepSeek-V3.",
      },
    },
    { json_mode: false },
    asObject,
  ],
  [
    "RooCodeInc/Roo-Code#274",
    400,
    {
      error: {
        message:
          "litellm.BadRequestError: OpenAIException - Error code: 400 - {'error': {'message': \"Unsupported value: 'stream' does not support true with this model. Only the default (false) value is supported.\", 'param': 'stream'}}",
      },
    },
    { streaming: false },
  ],
  // OpenRouter
  [
    "openstory-so/openstory#1302",
    404,
    {
      error: {
        message: "No endpoints found that can handle the requested parameters. To learn more about provider routing, visit the docs",
        code: 404,
      },
    },
    { json_schema: false },
  ],
  [
    "danny-avila/LibreChat#9242",
    400,
    {
      error: {
        message: "Provider returned error",
        code: 400,
        metadata: {
          provider_name: "Fireworks",
          raw: '{"error":{"object":"error","type":"invalid_request_error","message":"JSON Schema not supported: could not understand the instance `{\'not\': {}}`."}}',
        },
      },
    },
    { json_schema: false },
  ],
  [
    "reVrost/go-openrouter#21",
    400,
    {
      error: {
        message: "Provider returned error",
        code: 400,
        metadata: {
          raw: '{\n  "error": {\n    "message": "Invalid schema for response_format \'foo\': In context=(), \'required\' is required to be supplied",\n    "param": "text.format"\n  }\n}',
          provider_name: "OpenAI",
        },
      },
    },
    { json_schema: false },
  ],
  // Gemini
  [
    "microsoft/vscode#258088",
    400,
    [{ error: { code: 400, message: "Developer instruction is not enabled for models/gemma-3-27b-it", status: "INVALID_ARGUMENT" } }],
    { system_role: false },
  ],
  [
    "QuantumNous/new-api#1037",
    400,
    [
      {
        error: {
          code: 400,
          message: "Invalid JSON payload received. Unknown name \"$schema\" at 'generation_config.response_schema': Cannot find field.",
          status: "INVALID_ARGUMENT",
        },
      },
    ],
    { json_schema: false },
  ],
  [
    "simonw/llm-gemini#49",
    400,
    [
      {
        error: {
          code: 400,
          status: "INVALID_ARGUMENT",
          details: [
            {
              fieldViolations: [
                {
                  field: "generation_config.response_schema.properties[3].value",
                  description: 'Invalid JSON payload received. Unknown name "title"',
                },
              ],
            },
          ],
        },
      },
    ],
    { json_schema: false },
  ],
  [
    "google-gemini/deprecated-generative-ai-python#137",
    400,
    [{ error: { code: 400, message: "Json mode is not enabled for models/gemini-pro", status: "INVALID_ARGUMENT" } }],
    { json_mode: false },
    asObject,
  ],
  // Mistral
  [
    "mistralai/platform-docs-public#7",
    422,
    {
      object: "error",
      message:
        '{"detail":[{"type":"extra_forbidden","loc":["body","frequency_penalty"],"msg":"Extra inputs are not permitted","input":0.0}]}',
      type: "internal_error_proxy",
      param: null,
      code: "1000",
    },
    { penalties: false },
  ],
  [
    "openai/openai-agents-python#442",
    422,
    {
      object: "error",
      message: {
        detail: [
          { type: "extra_forbidden", loc: ["body", "stream_options", "include_usage"], msg: "Extra inputs are not permitted", input: true },
        ],
      },
      type: "invalid_request_error",
      param: null,
      code: null,
    },
    { stream_options: false },
  ],
  [
    "editor-code-assistant/eca#231",
    422,
    {
      object: "error",
      message: {
        detail: [{ type: "extra_forbidden", loc: ["body", "max_completion_tokens"], msg: "Extra inputs are not permitted", input: 32_000 }],
      },
      type: "invalid_request_error",
    },
    { max_completion_tokens: false },
    newLimit,
  ],
  // Groq
  [
    "langchain-ai/langchain#23629",
    400,
    { error: { message: "response_format` does not support streaming", type: "invalid_request_error" } },
    { json_schema: false },
  ],
  [
    "Groq, an older model",
    400,
    {
      error: {
        message: "This model does not support response format `json_schema`. See supported models in the docs",
        type: "invalid_request_error",
        param: "response_format",
      },
    },
    { json_schema: false },
  ],
  [
    "TypeWhisper/typewhisper-win#26",
    400,
    { error: { message: "The model only supports response formats: [json text].", type: "invalid_request_error" } },
    { json_schema: false },
  ],
  [
    "vercel/ai#7808",
    400,
    {
      error: {
        message:
          "'response_format' : one of the following must be satisfied[('response_format.type' : value is not one of the allowed values ['text'])]",
        type: "invalid_request_error",
      },
    },
    { json_schema: false },
  ],
  [
    "CherryHQ/cherry-studio#1099",
    400,
    { error: { message: "property 'reasoning_effort' is unsupported, did you mean 'reasoning_format'?", type: "invalid_request_error" } },
    { reasoning_effort: false },
  ],
  [
    "iamsrikanthnani/pluely#219",
    400,
    { error: { message: "`reasoning_effort` must be one of `none` or `default`", type: "invalid_request_error" } },
    { reasoning_effort: false },
  ],
  // Together, SiliconFlow, Cloudflare, Fireworks, NVIDIA
  [
    "Together, an older model",
    400,
    {
      error: {
        message: "This model does not support JSON mode. Please use a supported model.",
        type: "invalid_request_error",
        param: "response_format",
      },
    },
    { json_schema: false },
  ],
  [
    "egoist/chatwise-releases#141",
    400,
    { code: 20_024, message: "Json mode is not supported for this model.", data: null },
    { json_mode: false },
    asObject,
  ],
  [
    "cloudflare/cloudflare-docs#21316",
    400,
    { errors: [{ message: "AiError: 5025: This model doesn't suuport JSON Schema." }] },
    { json_schema: false },
  ],
  [
    "FlowiseAI/Flowise#2866",
    400,
    { error: { message: "Extra inputs are not permitted, field: 'stream_options'" } },
    { stream_options: false },
  ],
  [
    "NVIDIA/garak#748",
    422,
    {
      title: "Unprocessable Entity",
      status: 422,
      detail: "body -> presence_penalty\n  Extra inputs are not permitted (type=extra_forbidden)",
    },
    { penalties: false },
  ],
  // Azure and OpenAI
  [
    "Azure/azure-sdk-for-net#46579",
    400,
    {
      error: {
        message: "response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later",
        code: "BadRequest",
      },
    },
    { json_schema: false },
  ],
  [
    "MicrosoftDocs/azure-docs#120112",
    400,
    {
      error: {
        message: "Invalid parameter: 'response_format' of type 'json_object' is not supported with this model.",
        type: "invalid_request_error",
        param: "response_format",
        code: null,
      },
    },
    { json_mode: false },
    asObject,
  ],
  [
    "microsoft/semantic-kernel#10510",
    400,
    { error: { requestid: "eea1", code: 400, message: "Validation error at #/stream_options: Extra inputs are not permitted" } },
    { stream_options: false },
  ],
  [
    "TheR1D/shell_gpt#636",
    400,
    {
      error: {
        message: "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
        type: "invalid_request_error",
        param: "messages[0].role",
        code: "unsupported_value",
      },
    },
    { system_role: false },
  ],
  [
    "devnullvoid/dms-ai-assistant#12",
    400,
    {
      error: {
        message: "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        param: "max_tokens",
        code: "unsupported_parameter",
      },
    },
    { max_completion_tokens: true },
  ],
  [
    "nextlevelbuilder/goclaw#211",
    400,
    {
      error: { message: "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported." },
    },
    { temperature: false },
  ],
  // xAI, Anthropic through others, DashScope, proxies
  [
    "BerriAI/litellm#6610",
    400,
    { code: "Client specified an invalid argument", error: "The response_format parameter is unsupported at the moment. Leave it unset." },
    { json_schema: false },
  ],
  [
    "lobehub/lobehub#7370",
    400,
    { code: "Client specified an invalid argument", error: "Argument not supported on this model: presencePenalty" },
    { penalties: false },
  ],
  [
    "BerriAI/litellm#16265",
    400,
    { code: "Client specified an invalid argument", error: "Model grok-4-latest does not support parameter reasoningEffort." },
    { reasoning_effort: false },
  ],
  [
    "huggingface/smolagents#1766",
    400,
    { code: "400", message: '{"code":"Client specified an invalid argument","error":"Argument not supported on this model: stop"}' },
    { stop: false },
  ],
  [
    "aws-samples/bedrock-access-gateway#191",
    400,
    {
      detail:
        "The model returned the following errors: `temperature` and `top_p` cannot both be specified for this model. Please use only one.",
    },
    { top_p: false },
  ],
  [
    "infiniflow/ragflow#5912",
    400,
    {
      error: {
        code: "invalid_parameter_error",
        param: null,
        message: "This model only support stream mode, please enable the stream parameter to access the model. ",
        type: "invalid_request_error",
      },
    },
    { streaming: true },
    whole,
  ],
  [
    "stulzq/azure-openai-proxy#63",
    400,
    { message: "Streaming completion is not support yet, please remove 'stream' key value in the request payload." },
    { streaming: false },
    { response_format: undefined },
  ],
  [
    "a model that has given a parameter up",
    400,
    { error: { message: "`temperature` is deprecated for this model.", type: "invalid_request_error" } },
    { temperature: false },
  ],
  ["a proxy in plain text", 501, "Streaming is not supported", { streaming: false }],
  ["an error inside of a stream", undefined, { message: "Streaming is not supported" }, { streaming: false }],
];

test.each(rows)("%s", (_, status, body, learned, sent = {}) => {
  expect(findChange(status, readErrorBody(body), { ...everything, ...sent } as RequestBody)?.learned).toEqual(learned);
});

test("there are rows enough of every kind of endpoint", () => expect(rows.length).toBeGreaterThanOrEqual(40));

/** Faults that are about something else: nothing is left out for them. */
test.each<[number | undefined, unknown]>([
  [500, { error: { message: "The server had an error while processing your request", type: "server_error" } }],
  [500, { error: { message: "unexpected end of stream" } }],
  [404, { error: { message: "The model `writer-1` does not exist", code: "model_not_found" } }],
  [404, { error: { message: "No endpoints found that support tool use.", code: 404 } }],
  [404, { detail: "Not Found" }],
  [400, { error: { message: "This model's maximum context length is 4096 tokens" } }],
  [400, { error: { message: "Your request was rejected by our content filter", code: "content_filter" } }],
  [429, { error: { message: "Streaming is not supported while busy" } }],
  [undefined, { error: { message: "terminated" } }],
])("%s %j says nothing about the request", (status, body) => {
  expect(findChange(status, readErrorBody(body), everything)).toBeNull();
});

test.each<[number, unknown, object, Capabilities | null]>([
  // vllm-project/vllm#35438
  [500, { error: { message: "", type: "InternalServerError", param: null, code: 500 } }, {}, { json_schema: false }],
  [400, { error: { message: "Provider returned error", code: 400 } }, {}, { json_schema: false }],
  [400, "", asObject, { json_mode: false }],
  [422, { detail: "Unprocessable Entity" }, { response_format: undefined }, { stream_options: false }],
  [500, { error: { message: "" } }, { response_format: undefined }, null],
  [400, { error: { message: "messages: at least one message is required" } }, {}, null],
  [429, "", {}, null],
])("%s %j without a reason: something is tried without", (status, body, sent, learned) => {
  expect(guessChange(status, readErrorBody(body), { ...everything, ...sent } as RequestBody)?.learned ?? null).toEqual(learned);
});
