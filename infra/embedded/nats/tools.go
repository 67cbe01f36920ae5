//go:build tools

// Package nats pins the NATS server that the portal builds for itself when the machine has none.
package nats

import _ "github.com/nats-io/nats-server/v2"
